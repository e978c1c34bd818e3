import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Button } from "../button/button.tsx";
import { Popover } from "./popover.tsx";

const meta = {
  id: "popover",
  title: "浮层 Overlays/气泡卡 Popover · 弹出 浮卡 弹窗 popover floating",
  component: Popover,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "贴着触发处的一小块：表情、取色、简短的表单。",
    covers: true,
    use: "贴着触发处的一小块：表情、取色、简短的表单。",
    avoid: "要挡住页面用 Dialog；一组动作用 DropdownMenu。",
    keys: { "Enter 或空格": "打开", Tab: "在里面移动", Esc: "关闭；焦点回到触发处" },
  }),
  args: { label: "筛选", trigger: <Button>筛选</Button>, children: <p>按时间或热度</p> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "筛选" });
    await userEvent.click(trigger);
    await expect(await screen.findByRole("dialog", { name: "筛选" })).toHaveTextContent("按时间或热度");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
/** 不受控：一开始就开着，自己收起。 */
export const DefaultOpen: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole("dialog", { name: "筛选" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const Playground: Story = { args: { open: true } };
