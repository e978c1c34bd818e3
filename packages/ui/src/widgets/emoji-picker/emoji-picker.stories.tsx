import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { EmojiPicker } from "./emoji-picker.tsx";

const EMOJIS = [..."🙂😄😂🥹😍🤔😎🥳😴😭"].map((value) => ({ name: value, value }));

const meta = {
  id: "emoji-picker",
  title: "浮层 Overlays/表情面板 EmojiPicker · 表情 选表情 emoji",
  component: EmojiPicker,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "正文与评论里插一个表情。",
    use: "正文与评论里插一个表情。",
    avoid: "不当图标用。",
    keys: { Tab: "移进格子", "← → ↑ ↓": "移动", "Enter 或空格": "插入" },
  }),
  args: { emojis: EMOJIS, "aria-label": "表情", onPick: fn() },
  decorators: [
    (Story) => (
      <div className="w-80 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("button", { name: "😭" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPick).toHaveBeenCalledWith("😭");
  },
};
export const Playground: Story = {};
export const Empty: Story = { args: { emojis: [] } };
