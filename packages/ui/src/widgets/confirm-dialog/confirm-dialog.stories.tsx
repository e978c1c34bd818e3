import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { Button } from "../button/button.tsx";
import { ConfirmDialog, ConfirmHost, confirm } from "./confirm-dialog.tsx";

const meta = {
  id: "confirm-dialog",
  title: "浮层 Overlays/确认框 ConfirmDialog · 二次确认 弹窗 删除确认 confirm modal alert",
  component: ConfirmDialog,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "不能撤销的事，再问一次。",
    covers: true,
    use: "不能撤销，或要人想一下的事。",
    avoid: "能撤销的事直接做，再用 Toast 说一声；表单用 Dialog。",
    keys: { Tab: "在取消与确定之间循环，不出框", "Enter 或空格": "按下", Esc: "取消；焦点回到原处" },
    copy: "标题「提示」；内容是一个问句；按钮写那件事：「退出」「删除」。",
  }),
  args: {
    open: true,
    content: "确定退出登录吗？草稿会留在这台设备上。",
    okText: "退出",
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const ok = await screen.findByRole("button", { name: "退出" });
    await waitFor(() => expect(ok).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(ok);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
export const Danger: Story = {
  args: { title: "删除帖子", content: "删除后不能恢复。", okText: "删除", tone: "danger" },
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Imperative: Story = {
  args: { open: false },
  render: () => (
    <>
      <Button onClick={() => void confirm({ content: "清空搜索历史吗？" })}>清空</Button>
      <ConfirmHost />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "清空" }));
    await screen.findByRole("alertdialog", { name: "提示" });
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: { title: "标题很长".repeat(10), content: "Supercalifragilistic".repeat(5) },
  play: expectFits,
};
