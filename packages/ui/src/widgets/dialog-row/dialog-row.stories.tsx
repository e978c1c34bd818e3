import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { DialogRow } from "./dialog-row.tsx";

const meta = {
  id: "dialog-row",
  title: "列表 Lists/会话行 DialogRow · 私信列表 聊天 conversation",
  component: DialogRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "私信列表里的一段对话。",
    use: "私信列表里的一段对话。",
    avoid: "互动通知用 InteractionRow。",
    keys: { Tab: "移到链接", Enter: "打开" },
    copy: "图片写「[图片]」，视频写「[视频]」。",
  }),
  args: {
    href: "#31",
    user: { nickname: "苏木木", avatar: "img/av-02.svg" },
    summary: "瞳距 64 的话选小一号的鼻托就行",
    time: "2026-11-21 10:20:00",
    timeText: "10:20",
    unread: 2,
  },
  decorators: [
    (Story) => (
      <div className="max-w-85 bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DialogRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 未读数读得出来，整行通往对话。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole("link", { name: /苏木木.*2 条未读/ });
    await expect(row).toHaveAttribute("href", "#31");
  },
};

export const Playground: Story = {};

export const Current: Story = {
  args: { current: true, unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("aria-current", "page");
  },
};

export const Read: Story = { args: { unread: 0, timeText: "昨天" } };

export const Many: Story = { args: { unread: 120 } };

export const LongText: Story = {
  args: {
    user: { nickname: "名字".repeat(20), avatar: "" },
    summary: "x".repeat(200),
    timeText: "2025-11-20",
  },
};
