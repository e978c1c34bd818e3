import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tokenNames, tokenText } from "../styles/tokens.ts";
import { BothThemes, Code, formatLength, TOKENS, TokenName } from "./parts.tsx";

/** 间距、尺寸、圆角、阴影、断点、层次。 */
const meta = {
  id: "foundations-space",
  title: "基础 Foundations/间距与圆角 Space · 间距 圆角 阴影 尺寸 spacing radius shadow",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: string) => tokenText(TOKENS, name, "light");

function Bars({ names }: { names: string[] }) {
  return (
    <ul className="grid gap-3">
      {names.map((name) => (
        <li key={name} className="grid grid-cols-[13rem_8rem_minmax(0,1fr)] items-center gap-3">
          <TokenName>{name}</TokenName>
          <span className="text-meta text-text-muted tabular-nums">{formatLength(of(name))}</span>
          <span className="h-3 max-w-full rounded-control bg-brand" style={{ width: `var(${name})` }} />
        </li>
      ))}
    </ul>
  );
}

/** 间距：4 的倍数。 */
export const Spacing: Story = { render: () => <Bars names={tokenNames(TOKENS.base, "--lens-space-")} /> };

/** 尺寸：顶栏 66，内容 1200，侧栏 320，控件 28 / 36 / 44。 */
export const Sizes: Story = {
  parameters: { proves: "CONST-038 CONST-039 sizes: content 1200, top bar 66" },
  render: () => <Bars names={tokenNames(TOKENS.base, "--lens-size-")} />,
  play: async () => {
    await expect(of("--lens-size-content")).toBe("75rem");
    await expect(of("--lens-size-navbar")).toBe("4.125rem");
  },
};

/** 圆角。搜索框的 5 是规格定的。 */
export const Radius: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-5">
      {tokenNames(TOKENS.base, "--lens-radius-").map((name) => (
        <li key={name} className="grid gap-1">
          <span
            className="size-20 border border-border-control bg-surface"
            style={{ borderRadius: `var(${name})` }}
          />
          <TokenName>{name}</TokenName>
          <span className="text-meta text-text-muted">{formatLength(of(name))}</span>
        </li>
      ))}
    </ul>
  ),
};

/** 阴影：只有浮层用；卡面用描边。深色主题靠面的明暗，不靠阴影。 */
export const Shadow: Story = {
  render: () => (
    <BothThemes>
      {(theme) => (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-8 p-2">
          {tokenNames(TOKENS[theme], "--lens-shadow-").map((name) => (
            <li key={name} className="grid gap-3">
              <span className="h-20 rounded-media bg-surface-raised" style={{ boxShadow: `var(${name})` }} />
              <TokenName>{name}</TokenName>
            </li>
          ))}
        </ul>
      )}
    </BothThemes>
  ),
};

/** 断点：768 以下是手机布局，1248 起是完整的 1200 加两侧留白。 */
export const Breakpoints: Story = {
  render: () => (
    <table className="w-full max-w-160 text-left text-meta">
      <thead>
        <tr className="border-b border-border text-text-muted">
          <th scope="col" className="py-2 font-semibold">
            名
          </th>
          <th scope="col" className="font-semibold">
            起点
          </th>
          <th scope="col" className="font-semibold">
            写法
          </th>
        </tr>
      </thead>
      <tbody>
        {[...TOKENS.breakpoints].map(([name, value]) => (
          <tr key={name} className="border-b border-border">
            <td className="py-2">
              <TokenName>{name}</TokenName>
            </td>
            <td className="tabular-nums">{formatLength(value)}</td>
            <td>
              <Code>{`${name.replace("--breakpoint-", "")}:`}</Code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async () => {
    await expect(TOKENS.breakpoints.get("--breakpoint-md")).toBe("48rem");
  },
};

/** 层次：从下到上。 */
export const Layers: Story = {
  render: () => (
    <ol className="grid w-fit gap-2">
      {tokenNames(TOKENS.base, "--lens-z-").map((name) => (
        <li
          key={name}
          className="flex items-center justify-between gap-10 rounded-control bg-surface-sunken px-4 py-2"
        >
          <TokenName>{name}</TokenName>
          <span className="text-meta tabular-nums">{of(name)}</span>
        </li>
      ))}
    </ol>
  ),
};
