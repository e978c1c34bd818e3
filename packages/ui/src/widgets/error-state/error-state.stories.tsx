import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "Widgets/ErrorState",
  component: ErrorState,
  tags: ["autodocs"],
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
