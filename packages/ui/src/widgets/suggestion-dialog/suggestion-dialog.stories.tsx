import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Button } from "../button/button.tsx";
import type { SuggestionSearch } from "../suggestion-list/suggestion.ts";
import { SuggestionDialog } from "./suggestion-dialog.tsx";

const TOPICS = [
  { id: "16", label: "骑行日记" },
  { id: "7", label: "第一视角" },
];

const search: SuggestionSearch = async (_kind, query) => TOPICS.filter(({ label }) => label.includes(query));

const meta = {
  id: "suggestion-dialog",
  title: "浮层 Overlays/挑选弹窗 SuggestionDialog · 选话题 选圈子 选人 弹窗 picker",
  component: SuggestionDialog,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "从列表里找一个话题、圈子或人。",
    covers: true,
    use: "从列表里找一个话题、圈子或人。",
    avoid: "正文里直接输入 @ 或 # 用 SuggestionList。",
    keys: { Tab: "输入 → 列表，框内循环", Enter: "选中", Esc: "关闭；焦点回到触发处" },
  }),
  args: {
    kind: "topic",
    open: true,
    onOpenChange: fn(),
    onPick: fn(),
    search,
  },
} satisfies Meta<typeof SuggestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole("combobox", { name: "输入话题名查找或新建" });
    await userEvent.type(field, "骑行");
    await screen.findByRole("option", { name: "#骑行日记" });
    await userEvent.keyboard("{Enter}");
    await expect(args.onPick).toHaveBeenCalledWith(TOPICS[0]);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Playground: Story = {};
export const Members: Story = {
  args: { kind: "member", search: async () => [{ id: "15", label: "苏木木", avatar: "img/av-06.svg" }] },
  play: async () => {
    await screen.findByRole("option", { name: /苏木木/ });
  },
};
export const Empty: Story = {
  args: { search: async () => [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText("没有找到这个话题")).toBeVisible());
  },
};
export const Failed: Story = {
  args: { search: () => Promise.reject(new Error("offline")) },
  play: async () => {
    await waitFor(() => expect(screen.getByText("没有查到，稍后再试")).toBeVisible());
  },
};

export const FocusReturns: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>插入话题</Button>
        <SuggestionDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async () => {
    const opener = screen.getByRole("button", { name: "插入话题" });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
