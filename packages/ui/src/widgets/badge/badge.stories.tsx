import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Badge } from "./badge.tsx";

const meta = {
  id: "badge",
  title: "反馈 Feedback/未读 Badge · 角标 红点 数字 徽标 unread count dot",
  component: Badge,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "挂在图标或名字右上的未读数；超过 99 写 99+。",
    use: "未读数，挂在图标或名字的右上。",
    avoid: "人数、热度用 Stat；分类用 Tag；徽章用 BadgeMark。",
    copy: "封顶「99+」；零不出现。",
  }),
  args: { count: 3 },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 12, max: 99 } };

export const Capped: Story = {
  render: () => (
    <div className="flex gap-4">
      {[3, 12, 99, 100].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99")).toBeVisible();
    await expect(canvas.getByText("99+")).toBeVisible();
  },
};

/** 没有未读时什么也不画。 */
export const Zero: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="badge"]')).toBeNull();
  },
};
