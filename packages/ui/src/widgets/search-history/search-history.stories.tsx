import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SearchHistory } from "./search-history.tsx";

const meta = {
  title: "Widgets/SearchHistory",
  component: SearchHistory,
  tags: ["autodocs"],
  args: { items: ["夜景", "第一视角", "固件 1.1.0"], onSelect: fn(), onClear: fn() },
} satisfies Meta<typeof SearchHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "第一视角" }));
    await expect(args.onSelect).toHaveBeenCalledWith("第一视角");
    await userEvent.click(canvas.getByRole("button", { name: "清空" }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
export const Loading: Story = { args: { loading: true } };
export const LongText: Story = { args: { items: ["近视 600 度怎么配镜片才不会把框踩成一张又厚又重的表格"] } };
