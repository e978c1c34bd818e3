import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { RemovableChip } from "./removable-chip.tsx";

const meta = {
  id: "removable-chip",
  title: "动作 Actions/可去掉的选项 RemovableChip · 标签 已选 chip remove token",
  component: RemovableChip,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "选中的话题、圈子、人，能去掉。",
    use: "选中的话题、圈子、人，能去掉。",
    avoid: "只读的用 Tag。",
    keys: { Tab: "移到移除", "Enter 或空格": "移除" },
  }),
  args: { name: "#骑行日记", onRemove: fn() },
} satisfies Meta<typeof RemovableChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "移除#骑行日记" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
export const Member: Story = {
  args: { name: "林间电台", leading: <Avatar src="img/av-12.svg" name="林间电台" size={20} /> },
};
export const LongText: Story = { args: { name: `#${"话题".repeat(40)}` } };
