import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShieldExclamationPoint } from "lucide-react";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { NoticeFaces, NoticeRow, NoticeTile } from "./notice-row.tsx";

const su = { userId: "2", nickname: "苏木木", avatar: "img/av-02.svg" };
const lin = { userId: "4", nickname: "林间电台", avatar: "img/av-08.svg" };

const meta = {
  id: "notice-row",
  title: "列表 Lists/通知行 NoticeRow · 系统通知 消息 notification",
  component: NoticeRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "系统通知的一行。",
    use: "系统通知的一行。",
    avoid: "互动通知用 InteractionRow。",
    keys: { Tab: "移到链接", Enter: "打开" },
    copy: "标题写结果：「设备认证已通过」。",
  }),
  args: {
    lead: <NoticeFaces users={[su, lin]} kind="like" />,
    title: (
      <>
        <b className="font-semibold text-text">苏木木</b>
        <span>、</span>
        <b className="font-semibold text-text">林间电台</b>
        <span> 等 18 人赞了你的帖子</span>
      </>
    ),
    reference: "第一次戴着导航爬夜山，说说我遇到的危险",
    time: "2026-11-21 10:42:00",
    timeText: "10:42",
    image: "img/camp.jpg",
    href: "#301",
    linkLabel: "查看帖子",
    unread: true,
  },
  decorators: [
    (Story) => (
      <div className="max-w-200 bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 合在一行的赞：没读过的有红点，整行通往帖子。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "未读" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看帖子" })).toHaveAttribute("href", "#301");
  },
};

export const Playground: Story = {};

export const Reply: Story = {
  args: {
    lead: <NoticeFaces users={[su]} kind="reply" />,
    title: "苏木木 回复了你",
    quote: "锁到 2 档够用，我夜里骑车也是这个亮度。下次一起试 1 档？",
    unread: false,
  },
};

export const Kinds: Story = {
  render: () => (
    <div className="flex gap-4 p-4">
      {(["reply", "like", "favorite", "follow", "mention"] as const).map((kind) => (
        <NoticeFaces key={kind} users={[su]} kind={kind} />
      ))}
    </div>
  ),
};

export const System: Story = {
  args: {
    lead: (
      <NoticeTile tone="plum">
        <ShieldExclamationPoint aria-hidden="true" strokeWidth={1.7} />
      </NoticeTile>
    ),
    title: <b className="font-semibold text-text">你的评论已被删除</b>,
    content: "「加我领红包」，原因：广告",
    reference: undefined,
    image: undefined,
    href: undefined,
    timeText: "11-18 18:40:12",
  },
};

export const LongText: Story = {
  args: { quote: "x".repeat(400), reference: "长".repeat(200), title: "名".repeat(100) },
};
