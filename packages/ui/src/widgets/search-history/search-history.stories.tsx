import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { SearchHistory } from "./search-history.tsx";

const meta = {
  id: "search-history",
  title: "表单 Forms/搜索历史 SearchHistory · 历史记录 最近搜过 recent searches",
  component: SearchHistory,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "没有词时显示搜过的词，能点能清空。",
    use: "没有词时显示搜过的词，能点能清空。",
    avoid: "推荐用 FloorList。",
    keys: { Tab: "移到按钮", "Enter 或空格": "按下" },
    copy: "清空前确认：「清空搜索历史」。",
  }),
  args: { items: ["夜景", "第一视角", "固件 1.1.0"], onSelect: fn(), onRemove: fn(), onClear: fn() },
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

/** 一个词可以单独移除，焦点留在旁边的词上。 */
export const Remove: Story = {
  render: function Removing(args) {
    const [items, setItems] = useState(args.items);
    return (
      <SearchHistory
        {...args}
        items={items}
        onRemove={(term) => setItems(items.filter((item) => item !== term))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "移除第一视角" }));
    await expect(canvas.queryByRole("button", { name: "第一视角" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "固件 1.1.0" })).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect(canvas.getByRole("button", { name: "夜景" })).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
export const Loading: Story = { args: { loading: true } };
export const LongText: Story = { args: { items: ["近视 600 度怎么配镜片才不会把框踩成一张又厚又重的表格"] } };
