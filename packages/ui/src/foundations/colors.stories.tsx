import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { colorPairs, contrast } from "../styles/contrast.ts";
import { type Theme, tokenColor, tokenNames, tokenText } from "../styles/tokens.ts";
import { BothThemes, Code, TOKENS, TokenName } from "./parts.tsx";

/**
 * 颜色。组件里只用语义色；色阶只用来定义语义色。
 *
 * 每一页都由 `tokens.css` 生成，两套主题并排，对比度当场计算。
 */
const meta = {
  id: "foundations-colors",
  title: "基础 Foundations/颜色与对比 Colours · 色彩 色板 主题 深色 对比度 color contrast palette dark",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-4";

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <li className="grid min-w-0 content-start gap-1">
      <span
        className="h-12 rounded-control ring-1 ring-border ring-inset"
        style={{ background: `var(${name})` }}
      />
      <TokenName>{name}</TokenName>
      <span className="text-meta break-all text-text-muted">{value}</span>
    </li>
  );
}

/** 语义色：组件里只用这些名字。按名字复制它，按「变量」复制样式里的写法。 */
export const Semantic: Story = {
  render: () => (
    <BothThemes>
      {(theme) => (
        <ul className={GRID}>
          {tokenNames(TOKENS.light, "--lens-color-").map((name) => (
            <Swatch key={name} name={name} value={tokenText(TOKENS, name, theme)} />
          ))}
        </ul>
      )}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("--lens-color-surface")).toHaveLength(2);
  },
};

/** 复制：用键盘走到，回车，读屏念出来；浏览器不让就说不让。 */
export const Copying: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => <TokenName>--lens-color-brand-text</TokenName>,
  play: async ({ canvas }) => {
    const write = fn();
    write.mockRejectedValueOnce(new DOMException("denied", "NotAllowedError"));
    const original = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: write } });
    try {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "复制名字 --lens-color-brand-text" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(await screen.findByText(/浏览器不让复制/)).toHaveAttribute("role", "status");
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(await screen.findByText("已复制 var(--lens-color-brand-text)")).toHaveAttribute(
        "role",
        "status",
      );
      await expect(write.mock.calls).toEqual([["--lens-color-brand-text"], ["var(--lens-color-brand-text)"]]);
    } finally {
      if (original) Object.defineProperty(navigator, "clipboard", original);
      else Reflect.deleteProperty(navigator, "clipboard");
    }
  },
};

/** 色阶：不随主题变，组件不直接引用。 */
export const Scales: Story = {
  render: () => (
    <ul className={GRID}>
      {tokenNames(TOKENS.base, "--lens-color-").map((name) => (
        <Swatch key={name} name={name} value={tokenText(TOKENS, name, "light")} />
      ))}
    </ul>
  ),
};

function ContrastTable({ theme }: { theme: Theme }) {
  return (
    <table className="w-full text-left text-meta">
      <thead>
        <tr className="border-b border-border text-text-muted">
          {["样", "前景", "背景", "对比", "要求"].map((title) => (
            <th key={title} scope="col" className="py-2 font-semibold whitespace-nowrap">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colorPairs([...TOKENS.light.keys()]).map(({ foreground, background, required }) => {
          const front = tokenColor(TOKENS, foreground, theme);
          const back = tokenColor(TOKENS, background, theme);
          const ratio = front && back ? contrast(front, back) : 0;
          return (
            <tr key={foreground + background} className="border-b border-border">
              <td className="py-1.5 pr-2">
                <span
                  aria-hidden="true"
                  className="grid size-8 place-items-center rounded-control ring-1 ring-border ring-inset"
                  style={{ background: `var(${background})` }}
                >
                  <span className="size-3.5 rounded-full" style={{ background: `var(${foreground})` }} />
                </span>
              </td>
              <td className="pr-2">
                <Code>{foreground.replace("--lens-color-", "")}</Code>
              </td>
              <td className="pr-2">
                <Code>{background.replace("--lens-color-", "")}</Code>
              </td>
              <td data-passes={ratio >= required} className="pr-2 tabular-nums">
                {ratio.toFixed(2)}
              </td>
              <td className="text-text-muted tabular-nums">{required}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** 对比度：由变量名推出成对的前景与背景。文字要 4.5，控件边与焦点环要 3。 */
export const Contrast: Story = {
  render: () => <BothThemes>{(theme) => <ContrastTable theme={theme} />}</BothThemes>,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-passes="true"]').length).toBeGreaterThan(60);
    await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
  },
};
