import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Widgets/Tooltip",
  component: Tooltip,
  tags: ["autodocs"],
  args: { content: "连续签到七天多得 20 积分", children: <Button>签到</Button> },
  decorators: [
    (Story) => (
      <div className="grid place-items-center p-12">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "签到" });
    await expect(button).toHaveAccessibleDescription("连续签到七天多得 20 积分");
    await expect(canvas.queryByRole("tooltip")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("tooltip")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("tooltip")).toBeNull();
  },
};
export const Playground: Story = {};
export const Bottom: Story = { args: { side: "bottom" } };
