import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { ThreadActions } from "../thread-actions/thread-actions.tsx";
import { THREAD, userHref } from "../thread-card/story-data.ts";
import { ThreadPost } from "./thread-post.tsx";

const meta = {
  id: "thread-post",
  title: "社区 Community/帖子正文 ThreadPost · 主楼 详情 正文 post article",
  component: ThreadPost,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "帖子详情的正文卡。",
    use: "帖子详情的正文卡。",
    avoid: "列表用 ThreadCard。",
    keys: { Tab: "昵称 → 关注 → 正文 → 话题 → 动作" },
  }),
  args: {
    thread: { ...THREAD, viewCount: 16020, deviceName: "Lens One", isessence: 1 },
    spokenTitle: "苏木木的动态",
    userHref: userHref("2"),
    circleHref: "/pages/content/circlelist?circleId=2",
    topicHref: ({ id }) => `/pages/content/topiclist?topicId=${id}`,
    follow: <FollowButton isFollow={false} />,
    actions: (
      <ThreadActions
        likeCount={1284}
        replyCount={196}
        favoriteCount={873}
        shareCount={45}
        isLike
        isFavorite={false}
        commentHref="#comments"
      />
    ),
    children: (
      <RichText html="<p>没有取景框之后，我反而拍得更慢了。</p><h2>先站定，再低头</h2><p>给画面留出前景。</p>" />
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-214">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThreadPost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("article", { name: args.thread.title })).toBeVisible();
    await expect(canvas.getByText("1.6 万 浏览")).toBeVisible();
    await expect(canvas.getByText("精华")).toBeVisible();
  },
};

export const Playground: Story = {};

/** 动态没有标题：题头只给读屏。 */
export const Moment: Story = {
  args: { thread: { ...THREAD, title: "", circle: null, topicList: [], viewCount: 42 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "苏木木的动态" })).toHaveClass("sr-only");
  },
};

export const LongText: Story = {
  args: {
    thread: {
      ...THREAD,
      title: "x".repeat(120),
      user: { ...THREAD.user, nickname: "名字很长的一个人".repeat(6) },
      viewCount: 0,
    },
  },
};

/** 编辑过的：时间后面写明，指着它看得到完整的时间。 */
export const Edited: Story = {
  args: { thread: { ...THREAD, viewCount: 16020, editedAt: "2026-11-20 09:12:00" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已编辑/)).toBeVisible();
  },
};
