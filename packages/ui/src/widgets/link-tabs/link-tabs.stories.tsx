import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { LinkTabs } from "./link-tabs.tsx";

const meta = {
  id: "link-tabs",
  title: "导航 Navigation/链接标签 LinkTabs · 换地址的标签 tab link",
  component: LinkTabs,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "换地址的标签排。",
    use: "换地址的标签排。",
    avoid: "换面板不换地址用 Tabs。",
    keys: { Tab: "移到链接", Enter: "打开" },
  }),
  args: {
    "aria-label": "我的内容",
    current: "#posts",
    items: [
      { href: "#posts", label: "帖子" },
      { href: "#favorites", label: "收藏" },
      { href: "#likes", label: "赞过" },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "帖子" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "收藏" })).not.toHaveAttribute("aria-current");
  },
};
export const Playground: Story = {};

/** 一排放不下时横向滚动，不换行。 */
export const LongText: Story = {
  args: {
    items: Array.from({ length: 16 }, (_, n) => ({ href: `#tab-${n}`, label: `第 ${n + 1} 个很长的分类` })),
    current: "#tab-0",
  },
};

/** 当前项在看不见的一端时，打开就在中间。 */
export const CurrentAtTheEnd: Story = {
  args: { ...LongText.args, current: "#tab-12" },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole("navigation");
    const tab = canvasElement.querySelector("[aria-current=page]");
    await waitFor(() => {
      const around = row.getBoundingClientRect();
      const at = tab?.getBoundingClientRect();
      expect(at?.left).toBeGreaterThanOrEqual(around.left);
      expect(at?.right).toBeLessThanOrEqual(around.right);
    });
    await expect(window.scrollX).toBe(0);
  },
};
