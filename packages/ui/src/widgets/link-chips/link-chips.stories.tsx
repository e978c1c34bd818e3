import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { LinkChips } from "./link-chips.tsx";

const names = ["全部", "创作", "出行", "装备", "官方", "开发", "生活"];

const meta = {
  id: "link-chips",
  title: "运营 Operator/链接筛选 LinkChips · 筛选 过滤 地址 filter link",
  component: LinkChips,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "按种类筛选，种类写进地址。",
    use: "按种类筛选，种类写进地址。",
    avoid: "不换地址的筛选用 FilterChips；换面板用 Tabs。",
    keys: { Tab: "移到链接", Enter: "打开" },
  }),
  args: {
    "aria-label": "分类",
    items: names.map((label, index) => ({ href: `#c${index}`, label })),
    current: "#c0",
  },
} satisfies Meta<typeof LinkChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "全部" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "出行" })).not.toHaveAttribute("aria-current");
  },
};

export const Playground: Story = {};

/** 放不下时横向滑动，不换行。 */
export const LongText: Story = {
  args: { items: names.map((label, index) => ({ href: `#c${index}`, label: label.repeat(6) })) },
};
