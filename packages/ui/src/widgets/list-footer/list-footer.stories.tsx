import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { ListFooter } from "./list-footer.tsx";

const meta = {
  id: "list-footer",
  component: ListFooter,
  tags: ["autodocs"],
  parameters: usage({
    use: "分页列表的最后一行：还有、正在取、到底、失败。",
    avoid: "整块取不到用 ErrorState。",
    keys: { Tab: "移到「上拉显示更多」或「重试」", "Enter 或空格": "取下一页或重试" },
    copy: "上拉显示更多、正在加载、已经到底了、加载失败。",
  }),
  args: { status: "more", onLoadMore: fn() },
  argTypes: { status: { control: "inline-radio", options: ["more", "loading", "over", "error"] } },
} satisfies Meta<typeof ListFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Loading: Story = { args: { status: "loading" } };
export const Over: Story = { args: { status: "over" } };
export const Failed: Story = {
  args: { status: "error" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};
