import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { PullRefresh } from "./pull-refresh.tsx";

const meta = {
  title: "Widgets/PullRefresh",
  component: PullRefresh,
  tags: ["autodocs"],
  args: {
    onRefresh: fn(() => Promise.resolve()),
    children: <p className="bg-surface p-6">在触屏上向下拉</p>,
  },
} satisfies Meta<typeof PullRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const target = canvas.getByText("在触屏上向下拉");
    const at = (clientY: number) => ({
      touches: [new Touch({ identifier: 1, target, clientX: 0, clientY })],
    });
    await fireEvent.touchStart(target, at(0));
    await fireEvent.touchMove(target, at(300));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("松开刷新"));
    await fireEvent.touchEnd(target);
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledTimes(1));
  },
};
export const Playground: Story = {};
export const Loading: Story = {
  args: { onRefresh: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    const target = canvas.getByText("在触屏上向下拉");
    const at = (clientY: number) => ({
      touches: [new Touch({ identifier: 1, target, clientX: 0, clientY })],
    });
    await fireEvent.touchStart(target, at(0));
    await fireEvent.touchMove(target, at(300));
    await fireEvent.touchEnd(target);
    await expect(canvas.getByRole("status")).toHaveTextContent("正在刷新…");
  },
};
