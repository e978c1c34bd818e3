import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { ErrorState } from "./error-state.tsx";

const meta = {
  id: "error-state",
  title: "反馈 Feedback/错误状态 ErrorState · 加载失败 出错 重试 error failed retry",
  component: ErrorState,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "整块内容取不到：说清楚，能重试。",
    use: "整块内容取不到。",
    avoid: "列表翻页失败用 ListFooter；字段的错用 Field；行内说明用 Alert。",
    keys: { Tab: "移到重试", "Enter 或空格": "重试；进行中不重复" },
    copy: "先写发生了什么，再写怎么办。",
  }),
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("加载失败");
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
export const Small: Story = { args: { size: "sm" } };
export const Loading: Story = { args: { loading: true } };
export const LongText: Story = {
  args: {
    title: "找不到这位用户",
    description: "地址可能写错了，也可能对方已经注销。回到首页，看看大家今天拍了什么。",
  },
};
