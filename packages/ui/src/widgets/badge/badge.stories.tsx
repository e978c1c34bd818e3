import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Widgets/Badge",
  component: Badge,
  tags: ["autodocs"],
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
