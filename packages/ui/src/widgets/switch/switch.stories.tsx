import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { Switch } from "./switch.tsx";

const meta = {
  id: "switch",
  title: "表单 Forms/开关 Switch · 切换 toggle",
  component: Switch,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "马上生效的开与关。",
    use: "马上生效的开与关。",
    avoid: "要提交才生效用 Checkbox。",
    keys: { Tab: "移到开关", 空格: "切换" },
    copy: "写开着时的样子：「接收私信」。",
  }),
  args: { "aria-label": "接收评论提醒", onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole("switch", { name: "接收评论提醒" });
    await expect([toggle.offsetWidth, toggle.offsetHeight]).toEqual([scaled(40), scaled(24)]);
    await userEvent.click(toggle);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(toggle).toBeChecked();
  },
};

export const Playground: Story = { args: { defaultChecked: true } };

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };
