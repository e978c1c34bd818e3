import { UserFacingError } from "../user-facing-error.mjs";
import { demandName, extended, type Options, pascal, type Written, write } from "./files.ts";

const DOCS = "packages/ui/src/docs";
/** Files with dos and don'ts, by group of widgets in the catalog. */
const GUIDANCE: Record<string, string> = {
  actions: "actions",
  feedback: "messages",
  overlays: "overlays",
  forms: "forms",
  lists: "lists",
  navigation: "navigation",
  community: "community",
  operator: "content",
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

const stories = (name: string) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { ${pascal(name)} } from "./${name}.tsx";

const meta = {
  id: "${name}",
  component: ${pascal(name)},
  tags: ["autodocs"],
  parameters: usage({
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

const pair = (name: string) => `  "${name}": [
    {
      good: <${pascal(name)}>内容</${pascal(name)}>,
      to: "一句话说清 ${pascal(name)} 要怎么用",
      bad: <${pascal(name)}>别人真会写错的样子</${pascal(name)}>,
      notTo: "一句话说清 ${pascal(name)} 常错在哪，错了会怎样",
    },
  ],
`;

/**
 * Writes a widget of packages/ui with its stories, its entry in the catalog and its do and don't. Tests of all widgets
 * find it by its folder.
 * @param names the folder's name
 * @param options with `title`, the Chinese name, and `group`, the group in the catalog
 */
export async function newWidget(root: string, names: string[], options: Options): Promise<Written> {
  const advice = "组件名用小写字母和连字符，例如 price-tag。";
  const name = demandName(names[0], /^[a-z]+(?:-[a-z0-9]+)*$/, advice);
  const titleAdvice = "用 --title 给出组件的中文名，1 至 10 个汉字。";
  const title = demandName(options.title, /^\p{Script=Han}{1,10}$/u, titleAdvice);
  const { group = "" } = options;
  if (!Object.hasOwn(GUIDANCE, group))
    throw new UserFacingError(`用 --group 给出分组，其中之一：${Object.keys(GUIDANCE).join("、")}。`);
  const folder = `packages/ui/src/widgets/${name}`;
  const created = {
    [`${folder}/${name}.tsx`]: component(name),
    [`${folder}/${name}.stories.tsx`]: stories(name),
  };
  const entry = `  "${name}": { zh: "${title}", also: "${name}", purpose: "一句话说清它是做什么的。" },\n`;
  const catalog = `${DOCS}/catalog/${group}.ts`;
  const entries = await extended(root, catalog, [[/(?<=\n)\} satisfies WidgetEntries;/, entry]]);
  const guidance = `${DOCS}/guidance/${GUIDANCE[group]}.tsx`;
  const pairs = await extended(root, guidance, [
    [/^import /m, `import { ${pascal(name)} } from "../../widgets/${name}/${name}.tsx";\n`],
    [/(?<=\n)\};\n$/, pair(name)],
  ]);
  return {
    files: await write(root, created, { [catalog]: entries, [guidance]: pairs }),
    next: `接下来：在 ${catalog} 里补上别人会搜的词；在 ${guidance} 里换上真的「要」与「不要」；pnpm storybook 里看 ${title} ${pascal(name)}；在应用里 import { ${pascal(name)} } from "@lenscape/ui/${name}"。`,
  };
}
