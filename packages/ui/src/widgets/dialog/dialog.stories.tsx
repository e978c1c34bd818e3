import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { OverlayContainer } from "../../lib/overlay-container.tsx";
import { Button } from "../button/button.tsx";
import { Input } from "../input/input.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  id: "dialog",
  title: "浮层 Overlays/对话框 Dialog · 弹窗 模态框 弹框 浮窗 modal",
  component: Dialog,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "打断一下，请人先做完一小段事。",
    covers: true,
    use: "一小段要先做完的事：改昵称、填地址。",
    avoid: "只问一句用 ConfirmDialog；长内容用页面；手机大面板用 Sheet。",
    keys: { 打开: "焦点在第一个输入框上，没有就在对话框上", Tab: "在框内循环", Esc: "关闭；焦点回到触发处" },
    copy: "标题是名词或动词短语，不写「提示」。",
  }),
  args: {
    title: "修改收货地址",
    description: "兑换的商品会寄到这里。",
    children: <p>浙江省杭州市西湖区文三路 1 号</p>,
    footer: (
      <>
        <Button>取消</Button>
        <Button tone="primary">保存</Button>
      </>
    ),
    trigger: <Button>打开</Button>,
  },
  argTypes: { size: { control: "inline-radio", options: ["sm", "md", "lg"] } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const dialog = await screen.findByRole("dialog", { name: "修改收货地址" });
    await expect(dialog).toHaveAccessibleDescription("兑换的商品会寄到这里。");
    await expect(dialog).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "打开" })).toHaveFocus();
  },
};
export const Playground: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
/** 有表单：焦点先在第一个输入框上，Esc 之后回到打开它的按钮。 */
export const Form: Story = {
  args: { children: <Input aria-label="收货地址" /> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "打开" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog");
    const byFinger = window.matchMedia("(pointer: coarse)").matches;
    await expect(byFinger ? dialog : screen.getByRole("textbox", { name: "收货地址" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Large: Story = { args: { defaultOpen: true, size: "lg" } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 40 }, (_, row) => `第 ${row + 1} 条：发帖前先看社区公约。`).map((line) => (
      <p key={line}>{line}</p>
    )),
  },
};

/** The dialog has the theme of the part of the page that contains it. */
export const InThemedPart: Story = {
  decorators: [
    (Story) => {
      const [element, setElement] = useState<HTMLElement | null>(null);
      return (
        <section data-theme="dark" className="bg-bg p-6 text-text">
          <OverlayContainer element={element}>
            <Story />
          </OverlayContainer>
          <div ref={setElement} />
        </section>
      );
    },
  ],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "打开" });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole("dialog");
    await expect(dialog.closest("[data-theme]")).toHaveAttribute("data-theme", "dark");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
