import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { Segmented } from "./segmented.tsx";

const meta = {
  id: "segmented",
  title: "表单 Forms/分段 Segmented · 切换 口径 segmented control",
  component: Segmented,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "两到四项的口径：日、月、年。",
    use: "两到四项的口径：日、月、年。",
    avoid: "换内容用 Tabs；更多项用 FilterChips。",
    keys: { Tab: "移到选中的一项", "← →": "移动并选中" },
    copy: "每项一到四个字。",
  }),
  args: {
    "aria-label": "榜单周期",
    options: [
      { value: "day", label: "日" },
      { value: "month", label: "月" },
      { value: "year", label: "年" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("radio", { name: "日" })).toBeChecked();
    await userEvent.click(canvas.getByText("月"));
    await expect(args.onValueChange).toHaveBeenCalledWith("month");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("year");
  },
};

export const Playground: Story = { args: { defaultValue: "month" } };

export const WithDisabled: Story = {
  args: {
    options: [
      { value: "day", label: "日" },
      { value: "month", label: "月" },
      { value: "year", label: "年", disabled: true },
    ],
  },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: {
    options: [
      { value: "day", label: "很长的选项" },
      { value: "month", label: "另一个更长的选项" },
    ],
  },
  play: expectFits,
};
