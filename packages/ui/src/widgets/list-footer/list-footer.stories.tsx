import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ListFooter } from "./list-footer.tsx";

const meta = {
  title: "Widgets/ListFooter",
  component: ListFooter,
  tags: ["autodocs"],
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
