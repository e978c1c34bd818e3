import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart } from "lucide-react";
import { expect } from "storybook/test";
import { tokenNames, tokenText } from "../styles/tokens.ts";
import { Button } from "../widgets/button/button.tsx";
import { formatLength, TOKENS, TokenName } from "./parts.tsx";

/** 文字：系统字体栈，字重只用 400、500、600，不用斜体；强调用字重，行内重读用着重号。 */
const meta = {
  id: "foundations-type",
  title: "基础 Foundations/文字 Type · 字体 字号 行高 排版 大字 放大 200% typography font large text",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: string) => tokenText(TOKENS, name, "light");

/** 字号与行高。 */
export const Sizes: Story = {
  render: () => (
    <ul className="grid gap-5">
      {tokenNames(TOKENS.base, "--lens-text-")
        .filter((name) => !name.endsWith("--line-height"))
        .map((name) => (
          <li key={name} className="grid gap-1">
            <span
              data-token={name}
              style={{ fontSize: `var(${name})`, lineHeight: `var(${name}--line-height)` }}
            >
              世界在眼前，同好在身边 Lens One 1,284
            </span>
            <span className="flex gap-3 text-meta text-text-muted">
              <TokenName>{name}</TokenName>
              {formatLength(of(name))} / {formatLength(of(`${name}--line-height`))}
            </span>
          </li>
        ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const sample = canvasElement.querySelector('[data-token="--lens-text-title"]') as HTMLElement;
    await expect(Number.parseFloat(getComputedStyle(sample).fontSize)).toBe(
      Number.parseFloat(of("--lens-text-title")) * 16,
    );
  },
};

/** 读者把浏览器字号调到 200% 时，字、行高、间距、控件与图标都跟着变大，描边不变。 */
export const LargeText: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <p data-measure="text" className="text-ui">
        世界在眼前，同好在身边
      </p>
      <Button data-measure="control">
        <Heart data-measure="icon" aria-hidden="true" size="1rem" strokeWidth={1.7} />
        喜欢
      </Button>
      <input
        data-measure="border"
        aria-label="昵称"
        className="h-10 rounded-control border border-border-control px-3"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const measure = () => {
      const find = (name: string) => canvasElement.querySelector(`[data-measure="${name}"]`) as HTMLElement;
      const text = getComputedStyle(find("text"));
      return {
        size: Number.parseFloat(text.fontSize),
        line: Number.parseFloat(text.lineHeight),
        control: find("control").offsetHeight,
        icon: find("icon").getBoundingClientRect().width,
        border: Number.parseFloat(getComputedStyle(find("border")).borderTopWidth),
      };
    };
    const before = measure();
    const root = document.documentElement;
    root.style.fontSize = "200%";
    try {
      const { size, line, control, icon } = before;
      await expect(measure()).toEqual({
        size: 2 * size,
        line: 2 * line,
        control: 2 * control,
        icon: 2 * icon,
        border: before.border,
      });
    } finally {
      root.style.removeProperty("font-size");
    }
  },
};

/** 三种字重。 */
export const Weights: Story = {
  render: () => (
    <ul className="grid gap-4">
      {tokenNames(TOKENS.base, "--lens-font-weight-").map((name) => (
        <li key={name} className="grid gap-1">
          <span className="text-head" style={{ fontWeight: `var(${name})` }}>
            先站定，再低头，最后等人走进画面
          </span>
          <span className="flex gap-3 text-meta text-text-muted">
            <TokenName>{name}</TokenName>
            {of(name)}
          </span>
        </li>
      ))}
    </ul>
  ),
};

/** 中西文间隙由浏览器给，`#话题` 与 `@名字` 关闭它；数字等宽；长文每行不超过 47 字；着重号代替斜体。 */
export const Chinese: Story = {
  render: () => (
    <div className="grid max-w-188 gap-4">
      <p className="text-read">
        没有取景框之后，我反而拍得更慢了。先看见，然后才想要不要拍。Lens One 的快门在右镜腿，轻按一下是 12
        张连拍，长按是录像，<em className="[text-emphasis:filled]">不是</em>关机。
      </p>
      <p className="no-autospace text-brand-text">#Lens One夜景 @River河岸</p>
      <ul className="w-fit text-right tabular-nums">
        <li>1,111</li>
        <li>8,888</li>
      </ul>
      <p className="text-read break-all">{"Supercalifragilisticexpialidocious".repeat(6)}</p>
    </div>
  ),
};

/** 字体栈。 */
export const Families: Story = {
  render: () => (
    <dl className="grid max-w-188 gap-4">
      {["--lens-font-sans", "--lens-font-mono"].map((name) => (
        <div key={name} className="grid gap-1">
          <dt>
            <TokenName>{name}</TokenName>
          </dt>
          <dd className="text-meta text-text-secondary" style={{ fontFamily: `var(${name})` }}>
            {of(name)}
          </dd>
        </div>
      ))}
    </dl>
  ),
};
