import type { Meta, StoryObj } from "@storybook/react-vite";
import { Image } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { MessageComposer, type MessageComposerProps } from "./message-composer.tsx";

function Wired({ onSend, ...props }: MessageComposerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MessageComposer
      {...props}
      value={value}
      length={value.length}
      onValueChange={setValue}
      onSend={() => {
        onSend();
        setValue("");
      }}
    />
  );
}

const meta = {
  id: "message-composer",
  title: "表单 Forms/写私信 MessageComposer · 聊天输入 发消息 chat input",
  component: MessageComposer,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "私信底部的输入。",
    use: "私信底部的输入。",
    avoid: "评论用 CommentComposer。",
    keys: { Enter: "发送", "Shift + Enter": "换行", Tab: "工具 → 输入 → 发送" },
  }),
  args: {
    value: "",
    length: 0,
    max: 500,
    label: "写点什么",
    hint: "Enter 发送，Shift + Enter 换行",
    onValueChange: fn(),
    onSend: fn(),
    tools: (
      <IconButton aria-label="图片">
        <Image aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    ),
  },
  render: (args) => <Wired {...args} />,
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shift + Enter 换行，Enter 发送；空白不能发送。 */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox", { name: "写点什么" });
    await expect(canvas.getByRole("button", { name: "发送" })).toBeDisabled();
    await userEvent.type(input, "好{Shift>}{Enter}{/Shift}我带热水");
    await expect(input).toHaveValue("好\n我带热水");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue("");
  },
};

export const Playground: Story = { args: { value: "他应该也有空" } };

export const NearlyFull: Story = { args: { value: "字".repeat(480) } };

export const Over: Story = {
  args: { value: "字".repeat(501) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("超出 1 个字")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "发送" })).toBeDisabled();
  },
};

/** 对方还没有回复：字写得下，发不出去。 */
export const Refused: Story = {
  args: { value: "还有一句", refused: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "发送" })).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox", { name: "写点什么" }), "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
