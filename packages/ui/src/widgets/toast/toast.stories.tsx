import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { Button } from "../button/button.tsx";
import { ToastHost, type ToastTone, toast } from "./toast.tsx";

function Demo({ message, tone }: { message: string; tone: ToastTone }) {
  return (
    <>
      <Button onClick={() => toast(message, { tone })}>显示提示</Button>
      <ToastHost />
    </>
  );
}

const meta = {
  id: "toast",
  title: "反馈 Feedback/轻提示 Toast · 吐司 提示 消息 snackbar message",
  component: Demo,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一句结果，1500 ms 后消失。",
    use: "一句结果，1500 ms 后消失。",
    avoid: "要留下的说明用 Alert；要回答的用 ConfirmDialog。",
    keys: { F8: "移到提示区", Esc: "关掉当前的提示" },
    copy: "说结果：「签到成功，积分 +5」。",
  }),
  args: { message: "链接已复制", tone: "success" },
  argTypes: { tone: { control: "select", options: ["plain", "success", "error", "points"] } },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "显示提示" });
    await userEvent.click(button);
    await userEvent.click(button);
    const countToasts = () => document.querySelectorAll('[data-slot="toast"]').length;
    await expect(countToasts()).toBe(1);
    // Radix holds the clock while the pointer or the focus is on a toast.
    await userEvent.unhover(button);
    await waitFor(() => expect(countToasts()).toBe(0), { timeout: 4000 });
  },
};
export const Playground: Story = {};
export const ErrorTone: Story = {
  args: { message: "后端接口连接异常", tone: "error" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "显示提示" }));
    await expect((await screen.findAllByText("后端接口连接异常")).length).toBeGreaterThan(0);
  },
};
export const Points: Story = { args: { message: "完成任务，积分 +10", tone: "points" } };

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: { message: "结果写得很长".repeat(12) },
  play: expectFits,
};
