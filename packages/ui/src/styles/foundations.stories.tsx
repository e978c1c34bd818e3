import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { colorPairs, contrast, parseColor } from "./contrast.ts";
import { readToken, readTokenNames } from "./read-tokens.ts";

/**
 * 设计变量。每一页都在运行时从样式表里读出来，不另抄一份：改 `tokens.css`，这里就变。
 */
const meta = { title: "Foundations/Tokens", tags: ["autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SCALE = /^--color-(neutral|brand|amber|red|blue|plum)-\d+$/;

function Name({ children }: { children: string }) {
  return <code className="font-mono text-xs break-all text-text-secondary">{children}</code>;
}

function Swatches({ names }: { names: string[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-4">
      {names.map((name) => (
        <li key={name} className="grid gap-1">
          <span
            className="h-12 rounded-md ring-1 ring-border ring-inset"
            style={{ background: `var(${name})` }}
          />
          <Name>{name}</Name>
          <span className="text-xs text-text-muted">{readToken(name)}</span>
        </li>
      ))}
    </ul>
  );
}

/** 语义色：组件里只用这些名字。 */
export const Colors: Story = {
  render: () => <Swatches names={readTokenNames("--color-").filter((name) => !SCALE.test(name))} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("--color-surface")).toBeVisible();
  },
};

/** 色阶：只用来定义语义色，组件不直接引用。 */
export const Scales: Story = {
  render: () => <Swatches names={readTokenNames("--color-").filter((name) => SCALE.test(name))} />,
};

/** 对比度：由变量名推出成对的前景与背景，当场计算。文字要 4.5，控件边与焦点环要 3。 */
export const Contrast: Story = {
  render: () => (
    <table className="w-full max-w-200 text-left text-sm">
      <thead>
        <tr className="border-b border-border text-text-muted">
          <th className="py-2 font-medium">样</th>
          <th className="font-medium">前景</th>
          <th className="font-medium">背景</th>
          <th className="font-medium">对比</th>
          <th className="font-medium">要求</th>
        </tr>
      </thead>
      <tbody>
        {colorPairs(readTokenNames("--color-")).map(({ foreground, background, required }) => {
          const front = parseColor(readToken(foreground));
          const back = parseColor(readToken(background));
          const ratio = front && back ? contrast(front, back) : 0;
          return (
            <tr key={foreground + background} className="border-b border-border">
              <td className="py-1.5">
                <span
                  className="grid size-8 place-items-center rounded-sm ring-1 ring-border ring-inset"
                  style={{ background: `var(${background})` }}
                >
                  <span className="size-3.5 rounded-full" style={{ background: `var(${foreground})` }} />
                </span>
              </td>
              <td>
                <Name>{foreground}</Name>
              </td>
              <td>
                <Name>{background}</Name>
              </td>
              <td data-passes={ratio >= required} className="tabular-nums">
                {ratio.toFixed(2)}
              </td>
              <td className="text-text-muted tabular-nums">{required}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-passes="true"]').length).toBeGreaterThan(30);
    await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
  },
};

/** 字号与行高。字重只用 400、500、600。 */
export const Type: Story = {
  render: () => (
    <ul className="grid gap-5">
      {readTokenNames("--text-")
        .filter((name) => !name.endsWith("--line-height"))
        .map((name) => (
          <li key={name} className="grid gap-1">
            <span style={{ fontSize: `var(${name})`, lineHeight: `var(${name}--line-height)` }}>
              世界在眼前，同好在身边 Lens One 1,284
            </span>
            <span className="flex gap-3 text-xs text-text-muted">
              <Name>{name}</Name>
              {readToken(name)} / {readToken(`${name}--line-height`)}
            </span>
          </li>
        ))}
    </ul>
  ),
};

/** 间距：4 的倍数。 */
export const Spacing: Story = {
  render: () => (
    <ul className="grid gap-3">
      {[...readTokenNames("--space-"), ...readTokenNames("--size-control-")].map((name) => (
        <li key={name} className="grid grid-cols-[180px_60px_1fr] items-center gap-3">
          <Name>{name}</Name>
          <span className="text-xs text-text-muted tabular-nums">{readToken(name)}</span>
          <span className="h-3 rounded-xs bg-brand" style={{ width: `var(${name})` }} />
        </li>
      ))}
    </ul>
  ),
};

/** 圆角。搜索框的 5 是规格定的。 */
export const Radius: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-5">
      {readTokenNames("--radius-").map((name) => (
        <li key={name} className="grid gap-1">
          <span
            className="size-20 border border-border-control bg-surface"
            style={{ borderRadius: `var(${name})` }}
          />
          <Name>{name}</Name>
          <span className="text-xs text-text-muted">{readToken(name)}</span>
        </li>
      ))}
    </ul>
  ),
};

/** 阴影：只有浮层用；卡面用描边。 */
export const Shadow: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-10 p-6">
      {readTokenNames("--shadow-").map((name) => (
        <li key={name} className="grid gap-4">
          <span className="h-24 rounded-lg bg-surface-raised" style={{ boxShadow: `var(${name})` }} />
          <Name>{name}</Name>
        </li>
      ))}
    </ul>
  ),
};

/** 时长与缓动。把指针移到圆点所在的行上看。系统要求减少动效时，时长归零。 */
export const Motion: Story = {
  render: () => (
    <ul className="grid max-w-160 gap-3">
      {[...readTokenNames("--duration-"), ...readTokenNames("--delay-")].map((name) => (
        <li key={name} className="group grid grid-cols-[180px_80px_1fr] items-center gap-3">
          <Name>{name}</Name>
          <span className="text-xs text-text-muted tabular-nums">{readToken(name)}</span>
          <span className="h-6 rounded-full bg-surface-sunken px-1 py-1">
            <span
              className="block size-4 rounded-full bg-brand transition-transform group-hover:translate-x-40"
              style={{ transitionDuration: `var(${name})` }}
            />
          </span>
        </li>
      ))}
    </ul>
  ),
};
