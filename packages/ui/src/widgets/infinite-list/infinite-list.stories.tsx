import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { InfiniteList } from "./infinite-list.tsx";

const rows = (count: number) => Array.from({ length: count }, (_, index) => `第 ${index + 1} 条帖子`);

const meta = {
  id: "infinite-list",
  title: "列表 Lists/无限列表 InfiniteList · 滚动加载 分页 虚拟 infinite scroll virtual",
  component: InfiniteList<string>,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "信息流、评论、榜单：滚到底自动取下一页。",
    use: "信息流、评论、榜单：滚到底自动取下一页。",
    avoid: "要记住第几页的表格用 Pagination。",
    keys: { Tab: "行里的控件 → 显示更多", "Enter 或空格": "取下一页或重试" },
  }),
  args: {
    items: rows(8),
    getKey: (item: string) => item,
    renderItem: (item: string) => <p className="border-b border-border py-4">{item}</p>,
    status: "over",
    onLoadMore: fn(),
    rowHeight: 54,
  },
} satisfies Meta<typeof InfiniteList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => {
    const [count, setCount] = useState(5);
    return (
      <InfiniteList
        {...args}
        items={rows(count)}
        status={count < 40 ? "more" : "over"}
        onLoadMore={() => setCount((now) => Math.min(40, now + 5))}
      />
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(5));
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(canvas.getByText("已经到底了")).toBeVisible();
    });
    await expect(canvas.getAllByRole("listitem")).toHaveLength(40);
  },
};
export const Playground: Story = {};
export const Loading: Story = { args: { status: "loading" } };
export const Empty: Story = { args: { items: [] } };
export const Failed: Story = { args: { status: "error" } };
