import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { SuggestionList } from "./suggestion-list.tsx";

const meta = {
  id: "suggestion-list",
  title: "浮层 Overlays/候选 SuggestionList · 联想 自动补全 提示 autocomplete listbox",
  component: SuggestionList,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "输入时跟着出现的候选。",
    use: "输入时跟着出现的候选。",
    avoid: "完整的选择框用 SuggestionDialog。",
    keys: { "↑ ↓": "移动", "Enter 或 Tab": "选中", Esc: "关闭" },
  }),
  args: {
    id: "suggestions",
    kind: "member",
    items: [
      { id: "15", label: "苏木木", note: "普通会员", avatar: "img/av-06.svg" },
      { id: "4", label: "林间电台", note: "版主", avatar: "img/av-12.svg" },
    ],
    status: "ready",
    active: 0,
    onActive: fn(),
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-72 max-w-full rounded-[0.625rem] border border-border bg-surface-raised">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SuggestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("option", { name: /苏木木/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("option", { name: /林间电台/ }));
    await expect(args.onPick).toHaveBeenCalledWith(args.items[1]);
    await expect(canvas.getByRole("status")).toHaveTextContent("2 个结果");
  },
};
export const Playground: Story = { args: { active: 1 } };
/** 最后一项是还没有的话题。 */
export const Topics: Story = {
  args: {
    kind: "topic",
    items: [
      { id: "16", label: "骑行日记" },
      { id: "", label: "骑行装备" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("option", { name: "新建话题 #骑行装备" })).toBeVisible();
  },
};
/** 按标题找到的东西，有图片的带上图片。 */
export const Items: Story = {
  args: {
    kind: "item",
    items: [
      { id: "3", label: "日出色夹片", note: "3", picture: "img/g-clip.svg" },
      { id: "320", label: "山上的云", note: "320" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listbox", { name: "找到的" })).toBeVisible();
    await expect(canvas.getByRole("option", { name: /日出色夹片/ }).querySelector("img")).not.toBeNull();
    await expect(canvas.getByRole("option", { name: /山上的云/ }).querySelector("img")).toBeNull();
  },
};
/** 没有找到东西。 */
export const NoItem: Story = {
  args: { kind: "item", items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("没有找到");
  },
};
export const Loading: Story = { args: { items: [], status: "loading" } };
export const Empty: Story = { args: { items: [] } };
/** 知道为什么没有候选时，说原因。 */
export const Reason: Story = {
  args: { items: [], reason: "还没有关注的人，接着输入昵称来查找" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("还没有关注的人");
  },
};
export const Failed: Story = { args: { items: [], status: "failed" } };
export const LongText: Story = {
  args: { items: [{ id: "1", label: "名字".repeat(20), note: "一个很长很长很长的用户组名字" }] },
};
