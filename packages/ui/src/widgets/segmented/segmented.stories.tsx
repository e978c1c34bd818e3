import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Segmented } from "./segmented.tsx";

const meta = {
  title: "Widgets/Segmented",
  component: Segmented,
  tags: ["autodocs"],
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
