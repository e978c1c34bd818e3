import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Alert } from "./alert.tsx";

const meta = {
  id: "alert",
  title: "反馈 Feedback/提示条 Alert · 警告 说明 错误 通知 alert notice callout",
  component: Alert,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "留在页面上的一段说明或错误。",
    use: "要留在页面上的说明与错误：审核不过的原因、没有加进来的文件。",
    avoid: "一闪而过的结果用 Toast；字段的错误用 Field；整块取不到用 ErrorState。",
    copy: "先写发生了什么，再写怎么办。",
  }),
  args: { children: "签到记录从今天零点起按北京时间计算。" },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeVisible();
  },
};
export const Playground: Story = { args: { tone: "warning" } };
export const Warning: Story = { args: { tone: "warning", children: "还能提交 1 次，提交前再看一眼照片。" } };
export const Danger: Story = {
  args: { tone: "danger", children: "IMG_3301.jpg 有 12.4 MB，图片大小不能超过10MB，没有加进来。" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("没有加进来");
  },
};
export const Success: Story = { args: { tone: "success", children: "地址已保存，兑换时会默认用它。" } };
export const LongText: Story = { args: { tone: "danger", children: "x".repeat(400) } };
