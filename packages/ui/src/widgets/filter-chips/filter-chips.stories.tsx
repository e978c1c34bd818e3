import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { FilterChips } from "./filter-chips.tsx";

const OPTIONS = ["全部", "评论与回复", "@ 我", "赞与收藏", "关注"].map((label, n) => ({
  value: String(n),
  label,
}));

const meta = {
  id: "filter-chips",
  title: "运营 Operator/筛选条 FilterChips · 筛选 过滤 filter",
  component: FilterChips,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "同一张清单按种类筛选，二到八项。",
    use: "同一张清单按种类筛选，二到八项。",
    avoid: "换内容用 Tabs；两三项的口径切换用 Segmented。",
    keys: { Tab: "移到选中的一片，再按移出", "← → ↑ ↓": "移动并选中，到头绕回" },
  }),
  args: { options: OPTIONS, value: "0", "aria-label": "筛选通知" },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <FilterChips {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "赞与收藏" }));
    await expect(canvas.getByRole("radio", { name: "赞与收藏" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "全部" })).not.toBeChecked();
  },
};
export const Playground: Story = {};
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "全部" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "评论与回复" })).toHaveFocus();
    await expect(canvas.getByRole("radio", { name: "评论与回复" })).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "关注" })).toHaveFocus();
  },
};
/** 停用的一片跳过。 */
export const Disabled: Story = {
  args: { options: OPTIONS.map((option) => ({ ...option, disabled: option.value === "1" })) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "@ 我" })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { options: [...OPTIONS, { value: "9", label: "一个名字特别特别特别长的筛选条件" }] },
};
/** 对话框里的选项手机上也换行，每一项都看得见。 */
export const Wrap: Story = {
  args: { options: [...OPTIONS, { value: "9", label: "内容与圈子的话题无关" }], wrap: true },
  globals: { viewport: { value: "phone" } },
};
