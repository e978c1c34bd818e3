import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarCheck, MessageCircle } from "lucide-react";
import { expect } from "storybook/test";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Widgets/IconButton",
  component: IconButton,
  tags: ["autodocs"],
  args: { "aria-label": "消息", children: <MessageCircle strokeWidth={1.7} /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "消息" });
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([36, 36]);
  },
};

export const Playground: Story = { args: { size: "md", badge: 3, dot: false } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <IconButton {...args} size="sm" />
      <IconButton {...args} size="md" />
      <IconButton {...args} size="lg" />
    </div>
  ),
};

/** 未读数也在读屏名字里。 */
export const WithBadge: Story = {
  args: { badge: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "消息, 超过 99 条未读" })).toBeVisible();
  },
};

export const WithDot: Story = {
  args: { "aria-label": "今天还没签到", dot: true, children: <CalendarCheck strokeWidth={1.7} /> },
};

export const Disabled: Story = { args: { disabled: true } };
