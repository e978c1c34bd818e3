import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { BackToTop } from "./back-to-top.tsx";

const meta = {
  id: "back-to-top",
  title: "动作 Actions/回到顶部 BackToTop · 返回顶部 置顶按钮 scroll top",
  component: BackToTop,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "滚过 100 才出现，一按回到顶。",
    use: "页面放一个，自己滚动的一块（搜索层、活跃榜）再放一个，滚过 100 才出现。",
    avoid: "一屏装得下的对话框不放。",
    keys: { Tab: "移到按钮", "Enter 或空格": "按下" },
  }),
  decorators: [
    (Story) => (
      <div className="h-750">
        <p>向下滚动</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "WIDGET-001 appears past 100 and scrolls to the top" },
  play: async ({ canvas }) => {
    window.scrollTo(0, 100);
    await waitFor(() => expect(window.scrollY).toBe(100));
    await expect(canvas.queryByRole("button")).toBeNull();
    window.scrollTo(0, 101);
    await userEvent.click(await canvas.findByRole("button", { name: "回到顶部" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};
export const InScroller: Story = {
  parameters: { proves: "WIDGET-001 a scroller of its own has its own way to the top" },
  render: function Scroller() {
    const [scroller, setScroller] = useState<HTMLElement | null>(null);
    return (
      <div className="relative">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys must be able to scroll it */}
        <section ref={setScroller} tabIndex={0} aria-label="列表" className="h-75 overflow-y-auto">
          <div className="h-500">向下滚动</div>
        </section>
        <BackToTop scroller={scroller} className="absolute right-4 bottom-4" />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("region", { name: "列表" });
    list.scrollTop = 100;
    await expect(canvas.queryByRole("button")).toBeNull();
    list.scrollTop = 600;
    await userEvent.click(await canvas.findByRole("button", { name: "回到顶部" }));
    await waitFor(() => expect(list.scrollTop).toBe(0));
  },
};
export const Playground: Story = {};

export const Visible: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await canvas.findByRole("button", { name: "回到顶部" });
  },
};
