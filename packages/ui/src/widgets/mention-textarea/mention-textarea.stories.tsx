import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { MentionTextarea } from "./mention-textarea.tsx";

const MEMBERS = [
  { id: "15", label: "苏木木" },
  { id: "4", label: "林间电台" },
];

const meta = {
  id: "mention-textarea",
  title: "表单 Forms/提及输入 MentionTextarea · 艾特 @ 提及 mention",
  component: MentionTextarea,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "正文里能 @ 人的多行输入。",
    use: "正文里能 @ 人的多行输入。",
    avoid: "不用提人的用 Textarea。",
    keys: { "@": "打开提人列表", "↑ ↓": "移动", "Enter 或 Tab": "选中", Esc: "关闭列表" },
  }),
  args: {
    "aria-label": "正文",
    value: "",
    onValueChange: fn(),
    onPick: fn(),
    search: async (kind, query) =>
      kind === "member" ? MEMBERS.filter(({ label }) => label.includes(query)) : [{ id: "", label: query }],
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <MentionTextarea {...args} value={value} onValueChange={setValue} />;
  },
  decorators: [
    (Story) => (
      <div className="h-80 max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MentionTextarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "正文" });
    await userEvent.type(field, "早@");
    await canvas.findByRole("option", { name: "林间电台" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(field).toHaveValue("早@林间电台 ");
    await expect(args.onPick).toHaveBeenCalledWith("member", MEMBERS[1]);
    await userEvent.keyboard("#");
    await canvas.findByRole("option");
    await userEvent.keyboard("{Escape}{Enter}");
    await expect(field).toHaveValue("早@林间电台 #\n");
  },
};
/** 在对话框里：Esc 先收起候选，写下的都在，对话框留着。 */
export const InDialog: Story = {
  decorators: [
    (Story) => (
      <Dialog defaultOpen title="写评论">
        <Story />
      </Dialog>
    ),
  ],
  play: async () => {
    const box = await screen.findByRole("textbox", { name: "正文" });
    // Until a dialog has opened, nothing in it can be pressed.
    await waitFor(() => expect(getComputedStyle(box).pointerEvents).toBe("auto"));
    await userEvent.type(box, "早@");
    await screen.findByRole("option", { name: "林间电台" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
    await expect(screen.getByRole("textbox", { name: "正文" })).toHaveValue("早@");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const Playground: Story = { args: { placeholder: "此刻，镜片里有什么" } };
export const LongText: Story = { args: { value: "很长的一段话，".repeat(80) } };
