import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarCheck, MessageCircle } from "lucide-react";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { IconButton } from "./icon-button.tsx";

const meta = {
  id: "icon-button",
  title: "动作 Actions/图标按钮 IconButton · 只有图标 icon action",
  component: IconButton,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "只有图标的一个动作：关闭、更多、返回。",
    use: "一个动作，图标人人看得懂：关闭、更多、返回。",
    avoid: "图标不够明白时用带字的 Button。",
    keys: { Tab: "移到按钮", "Enter 或空格": "按下" },
    copy: "`aria-label` 写动词：「关闭」，不写「叉」。",
  }),
  args: { "aria-label": "消息", children: <MessageCircle strokeWidth={1.7} /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "消息" });
    const side = matchMedia("(min-width: 48rem)").matches ? 36 : 40;
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([scaled(side), scaled(side)]);
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
    await expect(canvas.getByRole("button", { name: "消息，超过 99 条未读" })).toBeVisible();
  },
};

export const WithDot: Story = {
  args: { "aria-label": "今天还没签到", dot: true, children: <CalendarCheck strokeWidth={1.7} /> },
};

export const Disabled: Story = { args: { disabled: true } };
