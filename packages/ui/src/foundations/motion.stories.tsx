import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tokenNames, tokenText } from "../styles/tokens.ts";
import { Spinner } from "../widgets/spinner/spinner.tsx";
import { TOKENS, TokenName } from "./parts.tsx";

/** 动效：时长、等待与缓动。系统要求减少动效时，时长归零，骨架与转圈静止，不平移。 */
const meta = {
  id: "foundations-motion",
  title: "基础 Foundations/动效 Motion · 动画 过渡 时长 缓动 animation easing",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: string) => tokenText(TOKENS, name, "light");

/** 时长与等待。把指针移到一行上看。 */
export const Durations: Story = {
  parameters: { proves: "CONST-009 CONST-032 CONST-035 durations: toast 1500, popup 300, back to top 120" },
  render: () => (
    <ul className="grid max-w-180 gap-3">
      {[...tokenNames(TOKENS.base, "--lens-duration-"), ...tokenNames(TOKENS.base, "--lens-delay-")].map(
        (name) => (
          <li
            key={name}
            className="group grid grid-cols-[13rem_4rem_6.875rem_1fr] items-center gap-3 max-md:grid-cols-[1fr_auto] max-md:gap-1"
          >
            <TokenName>{name}</TokenName>
            <span className="text-meta text-text-muted tabular-nums">{of(name)}</span>
            <span className="text-meta text-text-muted tabular-nums">
              {TOKENS.reduced.has(name) ? `减少动效时 ${TOKENS.reduced.get(name)}` : ""}
            </span>
            <span className="h-6 rounded-full bg-surface-sunken p-1">
              <span
                className="block size-4 rounded-full bg-brand transition-transform group-hover:translate-x-40"
                style={{ transitionDuration: `var(${name})` }}
              />
            </span>
          </li>
        ),
      )}
    </ul>
  ),
  play: async () => {
    await expect(of("--lens-duration-toast")).toBe("1500ms");
    await expect(of("--lens-duration-popup")).toBe("300ms");
    await expect(of("--lens-duration-back-top")).toBe("120ms");
    await expect([of("--lens-delay-open"), of("--lens-delay-close")]).toEqual(["30ms", "100ms"]);
  },
};

/** 缓动曲线。 */
export const Easing: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-8">
      {tokenNames(TOKENS.base, "--lens-ease-").map((name) => {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (of(name).match(/[\d.]+/g) ?? []).map(Number);
        return (
          <li key={name} className="grid gap-2">
            <svg viewBox="-4 -4 108 108" width={140} height={140} aria-hidden="true">
              <path d="M0 100V0M0 100h100" className="fill-none stroke-border-strong" />
              <path
                d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
                className="fill-none stroke-brand stroke-3"
              />
            </svg>
            <TokenName>{name}</TokenName>
            <span className="text-meta text-text-muted">{of(name)}</span>
          </li>
        );
      })}
    </ul>
  ),
};

/** 转圈：只在等待请求时出现。 */
export const Waiting: Story = { render: () => <Spinner className="size-5" /> };
