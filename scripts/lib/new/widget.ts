import { UserFacingError } from "../user-facing-error.mjs";
import { demandName, type Options, pascal, type Written, write } from "./files.ts";

/** Groups of widgets in Storybook's sidebar: Chinese name by English name. */
const GROUPS: Record<string, string> = {
  actions: "动作",
  feedback: "反馈",
  overlays: "浮层",
  forms: "表单",
  lists: "列表",
  navigation: "导航",
  community: "社区",
  operator: "运营",
};

const component = (name: string) => `import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const variants = cva("inline-flex items-center rounded-sm text-text-secondary", {
  variants: { size: { sm: "px-1.5 text-xs", md: "px-2 py-0.5 text-sm" } },
  defaultVariants: { size: "md" },
});

export type ${pascal(name)}Props = ComponentProps<"span"> & VariantProps<typeof variants>;

/** Shows …. Use it for …. */
export function ${pascal(name)}({ size, className, ...props }: ${pascal(name)}Props) {
  return <span data-slot="${name}" {...props} className={cn(variants({ size }), className)} />;
}
`;

const stories = (name: string, title: string) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { ${pascal(name)} } from "./${name}.tsx";

const meta = {
  id: "${name}",
  title: "${title}",
  component: ${pascal(name)},
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一句话说清它是做什么的。",
    use: "什么时候用它。",
    avoid: "什么时候不用，用什么代替。",
  }),
  args: { children: "内容" },
} satisfies Meta<typeof ${pascal(name)}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("内容")).toBeVisible();
  },
};

export const Playground: Story = {};

/** Long texts do not break the layout. */
export const LongText: Story = {
  args: { children: "特别长的内容".repeat(20) },
  play: expectFits,
};
`;

const guidance = (name: string) => `import type { Pair } from "../../docs/guidance.ts";
import { ${pascal(name)} } from "./${name}.tsx";

export const guidance: Pair[] = [
  {
    good: <${pascal(name)}>内容</${pascal(name)}>,
    do: "一句话说清 ${pascal(name)} 要怎么用",
    bad: <${pascal(name)}>别人真会写错的样子</${pascal(name)}>,
    dont: "一句话说清 ${pascal(name)} 常错在哪，错了会怎样",
  },
];
`;

/**
 * Writes a widget of packages/ui with its stories and its do and don't. Tests of all widgets find it by its folder.
 * @param names the folder's name
 * @param options with `title`, the Chinese name, and `group`, the group in Storybook's sidebar
 */
export async function newWidget(root: string, names: string[], options: Options): Promise<Written> {
  const advice = "组件名用小写字母和连字符，例如 price-tag。";
  const name = demandName(names[0], /^[a-z]+(?:-[a-z0-9]+)*$/, advice);
  const titleAdvice = "用 --title 给出组件的中文名，1 至 10 个汉字。";
  const zh = demandName(options.title, /^\p{Script=Han}{1,10}$/u, titleAdvice);
  const { group = "" } = options;
  if (!Object.hasOwn(GROUPS, group))
    throw new UserFacingError(`用 --group 给出分组，其中之一：${Object.keys(GROUPS).join("、")}。`);
  const title = `${GROUPS[group]} ${pascal(group)}/${zh} ${pascal(name)} · ${name}`;
  const file = `packages/ui/src/widgets/${name}/${name}`;
  const created = {
    [`${file}.tsx`]: component(name),
    [`${file}.stories.tsx`]: stories(name, title),
    [`${file}.guidance.tsx`]: guidance(name),
  };
  return {
    files: await write(root, created, {}),
    next: `接下来：在 ${name}.stories.tsx 的 title 里补上别人会搜的词；在 ${name}.guidance.tsx 里换上真的「要」与「不要」；pnpm storybook 里看 ${zh} ${pascal(name)}；在应用里 import { ${pascal(name)} } from "@lenscape/ui/${name}"。`,
  };
}
