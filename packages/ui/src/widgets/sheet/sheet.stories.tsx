import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Sheet } from "./sheet.tsx";

const meta = {
  title: "Widgets/Sheet",
  component: Sheet,
  tags: ["autodocs"],
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
