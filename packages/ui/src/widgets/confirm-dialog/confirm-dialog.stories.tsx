import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ConfirmDialog, ConfirmHost, confirm } from "./confirm-dialog.tsx";

const meta = {
  title: "Widgets/ConfirmDialog",
  component: ConfirmDialog,
  tags: ["autodocs"],
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
