import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Pagination } from "./pagination.tsx";

const meta = {
  id: "pagination",
  title: "运营 Operator/分页 Pagination · 翻页 页码 pager",
  component: Pagination,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "表格与后台清单，要记得住「第几页」的地方。",
    use: "表格与后台清单，要记得住「第几页」的地方。",
    avoid: "信息流、评论、榜单用 InfiniteList，边滚边取。",
    keys: { Tab: "依次移过每个页码；到头的箭头仍能聚焦", Enter: "翻到那一页" },
  }),
  args: { page: 1, total: 48_206, pageSize: 20, onPageChange: fn() },
  argTypes: { hrefOf: { control: false } },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "第 1 页" })).toHaveAttribute("aria-current", "page");
    const back = canvas.getByRole("button", { name: "上一页" });
    await expect(back).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(back);
    await expect(canvas.getByRole("button", { name: "第 2411 页" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "第 1 页" }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "下一页" }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};
export const Playground: Story = { args: { page: 5, total: 180 } };
/** 中间的一页，两头各有省略。 */
export const Middle: Story = {
  render: (args) => {
    const [page, setPage] = useState(5);
    return <Pagination {...args} total={180} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("…")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "第 6 页" }));
    await expect(canvas.getByRole("button", { name: "第 6 页" })).toHaveAttribute("aria-current", "page");
  },
};
/** 页码写进地址。 */
export const Links: Story = {
  args: { page: 2, total: 100, hrefOf: (page) => `#page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "第 3 页" })).toHaveAttribute("href", "#page=3");
    await expect(canvas.getByRole("link", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
  },
};
/** 只有一页：什么都不出现。 */
export const OnePage: Story = {
  args: { total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};
