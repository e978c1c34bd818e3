import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { ListFooter, type ListStatus } from "./list-footer.tsx";

const meta = {
  id: "list-footer",
  title: "列表 Lists/列表尾 ListFooter · 加载更多 没有更多了 到底 load more end",
  component: ListFooter,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "分页列表的最后一行：还有、正在取、到底、失败。",
    use: "分页列表的最后一行：还有、正在取、到底、失败。",
    avoid: "整块取不到用 ErrorState。",
    keys: {
      Tab: "移到「显示更多」或「重试」",
      "Enter 或空格": "取下一页或重试，焦点留在按钮上；到底时移到「已经到底了」",
    },
    copy: "上拉显示更多（触屏）、显示更多（鼠标与键盘）、正在加载、已经到底了、加载失败。",
  }),
  args: { status: "more", onLoadMore: fn() },
  argTypes: { status: { control: "inline-radio", options: ["more", "loading", "over", "error"] } },
} satisfies Meta<typeof ListFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 用鼠标的屏上没有「上拉」。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const touch = window.matchMedia("(pointer: coarse)").matches;
    const name = touch ? "上拉显示更多" : "显示更多";
    await expect(canvas.getByRole("button", { name })).toBeVisible();
  },
};
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

/** 键盘取页：失败后重试，直到最后一页，焦点一直在这一行里。 */
export const ByKeyboard: Story = {
  render: function Pages(args) {
    const [status, setStatus] = useState<ListStatus>("more");
    const next: Record<ListStatus, ListStatus> = {
      more: "error",
      error: "over",
      loading: "loading",
      over: "over",
    };
    const load = () => {
      setStatus("loading");
      setTimeout(() => setStatus(next[status]));
    };
    return <ListFooter {...args} status={status} onLoadMore={load} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const retry = await canvas.findByRole("button", { name: "重试" });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("已经到底了")).toHaveFocus());
  },
};
