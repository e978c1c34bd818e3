import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { PEOPLE, userHref } from "../thread-card/story-data.ts";
import { InteractionRow } from "./interaction-row.tsx";

const meta = {
  id: "interaction-row",
  title: "列表 Lists/互动行 InteractionRow · 点赞通知 回复通知 notification",
  component: InteractionRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "互动通知的一行：谁、做了什么、说的哪篇。",
    use: "互动通知的一行：谁、做了什么、说的哪篇。",
    avoid: "私信用 DialogRow；系统通知用 NoticeRow。",
    keys: { Tab: "昵称 → 整行的链接", Enter: "打开" },
    copy: "「苏木木、林间电台 等 18 人赞了你的帖子」。",
  }),
  args: {
    kind: "reply",
    users: PEOPLE.slice(2, 3),
    sentence: "回复了你",
    quote: "锁到 2 档够用，我夜里骑车也是这个亮度。下次一起试 1 档？",
    about: "第一次戴着导航爬夜山，说说我遇到的危险",
    time: "2026-11-21 09:18:00",
    unread: true,
    href: "/pages/content/postdetail?threadId=301#comment-7001",
    userHref,
  },
  decorators: [
    (Story) => (
      <div className="max-w-214 bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InteractionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "回复了你" })).toHaveAttribute("href", args.href);
    await expect(canvas.getByText("未读")).toBeInTheDocument();
    await expect(canvas.getByText("09:18")).toBeVisible();
  },
};

export const Playground: Story = {};

/** 两人以上：头像叠放。 */
export const Merged: Story = {
  args: { kind: "like", users: PEOPLE.slice(1, 5), sentence: "等 18 人赞了你的帖子", quote: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

export const Read: Story = {
  args: { unread: false, kind: "favorite", sentence: "收藏了你的帖子", quote: undefined },
};
export const Follow: Story = {
  args: { kind: "follow", sentence: "关注了你", quote: undefined, about: undefined },
};
export const Mention: Story = { args: { kind: "mention", sentence: "在帖子里提到了你" } };
export const LongText: Story = { args: { quote: "x".repeat(400), about: "长".repeat(200) } };
