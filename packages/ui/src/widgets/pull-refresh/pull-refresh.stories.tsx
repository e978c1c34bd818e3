import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { PullRefresh } from "./pull-refresh.tsx";

const meta = {
  id: "pull-refresh",
  title: "反馈 Feedback/下拉刷新 PullRefresh · 刷新 下拉 pull to refresh",
  component: PullRefresh,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "手机上的列表，到顶再往下拉。",
    use: "手机上的列表，到顶再往下拉。",
    avoid: "桌面不出现；要随时能刷新时另放按钮。",
    copy: "下拉刷新、松开刷新、正在刷新。",
  }),
  args: {
    onRefresh: fn(() => Promise.resolve()),
    children: <p className="bg-surface p-6">在触屏上向下拉</p>,
  },
} satisfies Meta<typeof PullRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pulls until the widget answers: its listeners are set after the first paint, which a play function may precede. */
function pull(canvas: {
  getByText: (text: string) => HTMLElement;
  getByRole: (role: string) => HTMLElement;
}) {
  const target = canvas.getByText("在触屏上向下拉");
  // Browsers of desktop computers know no touches: an event of that name carries what the widget reads.
  const touch = (type: string, clientY: number) =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches: [{ clientY }] });
  return waitFor(async () => {
    await fireEvent(target, touch("touchstart", 0));
    await fireEvent(target, touch("touchmove", 300));
    await expect(canvas.getByRole("status")).toHaveTextContent("松开刷新");
    return target;
  });
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent(await pull(canvas), new Event("touchend", { bubbles: true }));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledTimes(1));
  },
};
export const Playground: Story = {};
export const Loading: Story = {
  args: { onRefresh: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await fireEvent(await pull(canvas), new Event("touchend", { bubbles: true }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("正在刷新…"));
  },
};
