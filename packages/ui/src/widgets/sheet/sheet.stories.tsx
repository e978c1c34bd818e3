import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Button } from "../button/button.tsx";
import { Sheet } from "./sheet.tsx";

const meta = {
  id: "sheet",
  title: "浮层 Overlays/抽屉 Sheet · 底部抽屉 侧边抽屉 手机弹窗 drawer bottom sheet",
  component: Sheet,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "手机从底部升起的面板；桌面两侧的抽屉。",
    covers: true,
    use: "手机从底部升起的面板；桌面两侧的抽屉。",
    avoid: "桌面居中的用 Dialog。",
    keys: { Tab: "在层内循环", Esc: "关闭；焦点回到触发处" },
  }),
  args: {
    title: "筛选",
    children: <p>按时间、热度或圈子查看。</p>,
    trigger: <Button>打开抽屉</Button>,
  },
  argTypes: { side: { control: "inline-radio", options: ["bottom", "left", "right"] } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开抽屉" }));
    await screen.findByRole("dialog", { name: "筛选" });
    await userEvent.click(screen.getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const Playground: Story = {};
export const Right: Story = {
  args: { side: "right", defaultOpen: true, footer: <Button tone="primary">应用</Button> },
};
export const TitleHidden: Story = { args: { titleHidden: true, defaultOpen: true } };
