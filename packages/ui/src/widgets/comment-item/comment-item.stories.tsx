import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { picture, userHref } from "../thread-card/story-data.ts";
import type { CommentView, ReplyView } from "./comment.ts";
import { CommentItem } from "./comment-item.tsx";

const su = { userId: "2", nickname: "苏木木", avatar: "img/av-02.svg", level: 7, isVerified: 1 };
const lin = { userId: "4", nickname: "林间电台", avatar: "img/av-08.svg", level: 8, isVerified: 1 };

function reply(id: string, content: string, rest: Partial<ReplyView> = {}): ReplyView {
  return {
    id,
    content: `<p>${content}</p>`,
    user: su,
    postedAt: "2026-11-21 09:41:03",
    isAuthor: 1,
    likeCount: 3,
    isLike: false,
    status: 1,
    ...rest,
  };
}

const comment: CommentView = {
  ...reply("7001", "第三个早晨其实是我先到的。补一条经验：风大的时候把收音切到「环境」，后期省一半事。"),
  user: lin,
  isAuthor: 0,
  isLike: true,
  likeCount: 326,
  isSticky: 0,
  replyCount: 0,
  replies: [],
};

const replies = [
  reply("7002", "是的，那天风声录得比画面还好听"),
  reply("7003", "求出一期收音教程", {
    user: { ...lin, userId: "9", nickname: "河岸第三" },
    isAuthor: 0,
    replyTo: { userId: "4", nickname: "林间电台" },
  }),
  reply("7004", "排进下个月的计划了"),
];

const meta = {
  id: "comment-item",
  title: "社区 Community/评论 CommentItem · 回复 楼中楼 comment reply",
  component: CommentItem,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "帖子下的一条评论，带楼中楼。",
    use: "帖子下的一条评论，带楼中楼。",
    avoid: "私信用 MessageBubble。",
    keys: { Tab: "昵称 → 图片 → 点赞 → 回复 → 更多", "Enter 或空格": "按下" },
    copy: "已删除写「这条评论已删除」，回复还在。",
  }),
  args: { comment, userHref, onLike: fn(), onReply: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-198 bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const like = canvas.getByRole("button", { name: "点赞 326" });
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(like);
    await expect(args.onLike).toHaveBeenCalledWith(comment, false);
    await userEvent.click(canvas.getByRole("button", { name: "回复 林间电台" }));
    await expect(args.onReply).toHaveBeenCalledWith(comment);
  },
};

export const Playground: Story = { args: { comment: { ...comment, isSticky: 1, isAuthor: 1 } } };

/** 手里的回复都显示，还有没取回来的，点「展开」请求。 */
export const WithReplies: Story = {
  args: { comment: { ...comment, replies, replyCount: 14 }, onExpand: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText("楼主")[0]).toBeVisible();
    await expect(canvas.getByText("排进下个月的计划了")).toBeVisible();
    // It answers the comment itself: that goes without saying.
    await expect(canvas.queryByText("回复", { selector: "span:not(button *)" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "查看全部 14 条回复" }));
    await expect(args.onExpand).toHaveBeenCalledOnce();
  },
};

/** 全部回复都在手里：没有「展开」。 */
export const AllReplies: Story = {
  args: { comment: { ...comment, replies, replyCount: 3 }, onExpand: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /展开/ })).toBeNull();
  },
};

/** 改过的评论与回复：时间旁边写着，指上去是几时改的。 */
export const Edited: Story = {
  args: {
    comment: {
      ...comment,
      editedAt: "2026-11-21 10:12:00",
      replies: [{ ...reply("7002", "是的，那天风声录得比画面还好听"), editedAt: "2026-11-21 10:20:00" }],
      replyCount: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("已编辑")).toHaveLength(2);
    await expect(canvas.getByTitle("编辑于 2026-11-21 10:20:00")).toBeVisible();
  },
};

export const LoadingReplies: Story = {
  args: { comment: { ...comment, replies, replyCount: 14 }, loadingReplies: true },
};

export const WithImage: Story = {
  args: { comment: { ...comment, imageList: [picture("tea")] }, onImageOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "第 1 张，共 1 张" }));
    await expect(args.onImageOpen).toHaveBeenCalledWith(0, expect.objectContaining({ id: "7001" }));
  },
};

/** 已删除：只留一句话，不能点赞，回复还在。 */
export const Deleted: Story = {
  args: { comment: { ...comment, content: "", status: 4, replies: replies.slice(0, 1), replyCount: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("这条评论已删除")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /点赞/ })).toHaveLength(1);
    await expect(canvas.getByText("是的，那天风声录得比画面还好听")).toBeVisible();
  },
};

export const Pending: Story = { args: { pendingIds: ["7001"] } };

export const LongText: Story = {
  args: { comment: { ...comment, content: `<p>${"长".repeat(300)}${"x".repeat(300)}</p>` } },
};

/** 地址指到的回复。 */
export const Marked: Story = {
  args: { comment: { ...comment, replies, replyCount: 3 }, markedId: "7003" },
};
