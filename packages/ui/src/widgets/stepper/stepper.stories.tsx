import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Stepper } from "./stepper.tsx";

const meta = {
  id: "stepper",
  title: "表单 Forms/步进器 Stepper · 数量 加减 数字 number quantity",
  component: Stepper,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "小范围的整数：兑换几件、几位同行。",
    use: "小范围的整数：兑换几件、几位同行。",
    avoid: "几十以上的数用 Input；流程进度用 Steps。",
    keys: { Tab: "移到数字", "↑ / ↓": "加一、减一", "Home / End": "到最小、最大" },
  }),
  args: { defaultValue: 1, max: 5, onValueChange: fn() },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole("spinbutton", { name: "数量" });
    await expect(canvas.getByRole("button", { name: "减少" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "增加" }));
    await expect(number).toHaveAttribute("aria-valuenow", "2");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};
export const Playground: Story = { args: { min: 0, max: 10, defaultValue: 3 } };
/** 全用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole("spinbutton");
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(number).toHaveAttribute("aria-valuenow", "2");
    await userEvent.keyboard("{End}{ArrowUp}");
    await expect(number).toHaveAttribute("aria-valuenow", "5");
    await expect(canvas.getByRole("button", { name: "增加" })).toBeDisabled();
    await userEvent.keyboard("{Home}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};
export const AtLimit: Story = { args: { defaultValue: 5 } };
export const Disabled: Story = { args: { disabled: true } };
