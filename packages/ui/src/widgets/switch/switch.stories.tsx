import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Widgets/Switch",
  component: Switch,
  tags: ["autodocs"],
  args: { "aria-label": "接收评论提醒", onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole("switch", { name: "接收评论提醒" });
    await expect([toggle.offsetWidth, toggle.offsetHeight]).toEqual([40, 24]);
    await userEvent.click(toggle);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(toggle).toBeChecked();
  },
};

export const Playground: Story = { args: { defaultChecked: true } };

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };
