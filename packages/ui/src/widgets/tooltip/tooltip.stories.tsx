import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { Button } from "../button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Widgets/Tooltip",
  component: Tooltip,
  tags: ["autodocs"],
  parameters: usage({
    use: "给图标按钮补一个名字。",
    avoid: "不放要紧的话，手机上看不到；长说明用 Popover。",
    keys: { Tab: "移到触发处时出现", Esc: "收起，只是悬停时也行" },
    copy: "两到六个字，不写句号。",
  }),
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
    button.blur();
    await userEvent.hover(button);
    await userEvent.hover(canvas.getByRole("tooltip"));
    await expect(canvas.getByRole("tooltip")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("tooltip")).toBeNull();
  },
};
export const Playground: Story = {};
export const Bottom: Story = { args: { side: "bottom" } };

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: { content: "说明也可能写得很长".repeat(6) },
  play: expectFits,
};
