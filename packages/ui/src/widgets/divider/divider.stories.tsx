import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Divider } from "./divider.tsx";

const meta = {
  id: "divider",
  title: "导航 Navigation/分隔线 Divider · 横线 分割线 separator",
  component: Divider,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "同一块里的两段之间。",
    use: "同一块里的两段之间。",
    avoid: "卡与卡之间用间距，不用线。",
  }),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: "其他登录方式" } };

export const WithLabel: Story = {
  args: { label: "以下是更早的内容" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("以下是更早的内容")).toBeVisible();
  },
};
