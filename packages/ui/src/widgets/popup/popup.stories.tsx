import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Button } from "../button/button.tsx";
import { Popup } from "./popup.tsx";
import { POPUP_TYPES } from "./popup-layout.ts";

const meta = {
  id: "popup",
  component: Popup,
  tags: ["autodocs"],
  parameters: usage({
    covers: true,
    use: "有遮罩的浮层，八种位置；窗口小于 500 × 500 变成底部。",
    avoid: "有题头与按钮的用 Dialog 或 Sheet。",
    keys: { Tab: "在层内循环", Esc: "关闭；焦点回到触发处" },
  }),
  args: {
    label: "选择城市",
    trigger: <Button>打开弹层</Button>,
    children: <p className="p-6">杭州、厦门、成都正在举办线下拍摄活动。</p>,
  },
  argTypes: { type: { control: "select", options: POPUP_TYPES } },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "WIDGET-004 WIDGET-005 CONST-032 mask, scroll lock, 300 ms" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开弹层" }));
    const dialog = await screen.findByRole("dialog", { name: "选择城市" });
    const mask = document.querySelector<HTMLElement>('[data-slot="popup-mask"]');
    const box = mask?.getBoundingClientRect();
    await expect(box?.width).toBe(window.innerWidth);
    await expect(box?.height).toBe(window.innerHeight);
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(getComputedStyle(dialog).animationDuration).toBe(calm ? "0s" : "0.3s");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(getComputedStyle(document.body).overflow).not.toBe("hidden");
    await expect(canvas.getByRole("button", { name: "打开弹层" })).toHaveFocus();
  },
};
export const Playground: Story = {};
export const Bottom: Story = { args: { type: "bottom", defaultOpen: true } };
export const Top: Story = { args: { type: "top", defaultOpen: true } };
export const Left: Story = { args: { type: "left", defaultOpen: true } };
export const Right: Story = { args: { type: "right", defaultOpen: true } };
export const Share: Story = { args: { type: "share", label: "分享到", defaultOpen: true } };
export const Message: Story = { args: { type: "message", defaultOpen: true } };
