import type { Thread } from "@lenscape/api/types";
import type { StoryObj } from "@storybook/react-vite";
import { commentsText } from "#features/comments/text.ts";
import { paths } from "#paths";
import { author, person } from "#test/answers/people.ts";
import { thread } from "#test/answers/thread.ts";
import {
  emptyList,
  neverRespond,
  rejectWith,
  respondUnreadable,
  respondWith,
  streamEvent,
} from "#test/mock.ts";
import { expectPlaceholders, expectRecovery, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { threadText } from "../text.ts";

const meta = {
  id: "pages-thread",
  title: "页面 Pages/帖子详情 Thread · 正文 评论 post",
  ...pageStory(paths.thread("327")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 正文与评论都能看；写评论时请人登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯", "曝光补偿在哪里调？"),
};

/** 可以评论、点赞、收藏、打赏、关注作者。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("曝光补偿在哪里调？"),
};

const questionThread = {
  ...(thread.threadDetail as Thread),
  title: "抬显偏左一截，只能看到半个箭头，怎么调回来？",
  threadClassify: 1 as const,
  question: {
    isSolved: 1 as const,
    model: "Lens One",
    firmware: "1.1.0",
    answerCount: 9,
    accepted: {
      postId: "2440",
      content: "<p>不是镜片的问题，1.1.0 把佩戴校准重置了。设置里重新校准一次，平视三秒。</p>",
      imageList: [],
      user: author("42"),
      postedAt: "2026-11-21 23:21:14",
      floor: 6,
      likeCount: 326,
      replyCount: 9,
      device: "Lens One",
      firmware: "1.1.0",
      acceptedAt: "2026-11-22 00:02:10",
      isByAsker: 1 as const,
      helpedCount: 289,
      newer: { firmware: "1.1.1", works: 18, fails: 1 },
    },
    earlier: [
      {
        postId: "2450",
        user: person("30"),
        from: "2026-11-21 23:40:00",
        to: "2026-11-22 00:02:10",
        isShown: 1 as const,
      },
    ],
  },
};
const standing = (mine: { mayAccept: boolean; mayVote: boolean }) => ({
  thread: questionThread,
  question: mine,
  viewer: {
    isLike: false,
    isFavorite: false,
    isFollow: false,
    isMutual: false,
    tipped: 0,
    mayDo: [],
    marks: [],
    revision: 1,
    status: 1 as const,
    why: "",
  },
});

/** 一个提问：采纳的回答在问题下面，之后出了新固件。 */
export const Question: Story = {
  name: "提问，已解决",
  ...withResponses(...respondWith({ threadDetail: questionThread })),
  play: waitForPage("采纳的回答", "帮到 289 人"),
};

/** 提问者看自己的提问：可以采纳别的回答，也可以取消；机主可以说管不管用。 */
export const Asker: Story = {
  name: "提问者",
  args: { viewer: "member" },
  ...withResponses(
    ...respondWith({
      threadDetail: questionThread,
      threadDetailV2: standing({ mayAccept: true, mayVote: true }),
    }),
  ),
  play: waitForPage("取消采纳", "已采纳"),
};

/** 看的时候别人又写了两条：列表不动，按了才显示。 */
export const NewComments: Story = {
  name: "有新评论",
  args: { viewer: "member" },
  ...withResponses(...streamEvent("comments", { threadId: "327", replyCount: 33 })),
  play: waitForPage("有 2 条新评论"),
};

/** 作者把它设为只有自己可见。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { viewer: "member" },
  ...withResponses(...rejectWith(403, "threadDetail", "threadDetailV2")),
  play: waitForPage("这个页面没有对你开放"),
};

/** 帖子删除了，或从来没有过。 */
export const Gone: Story = {
  name: "不存在",
  ...withResponses(...rejectWith(404, "threadDetail", "threadDetailV2")),
  play: waitForPage(threadText.notFoundHint),
};

/** 还没有人评论。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(...respondWith({ postList: emptyList, tippingList: emptyList })),
  play: waitForPage(commentsText.empty.latest),
};

/** 正文到了，评论没有取到。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("postList")),
  play: expectRetry,
};

/** 重试之后评论回来。 */
export const Retried: Story = {
  name: "失败后重试",
  ...withResponses(...respondUnreadable("postList")),
  play: expectRecovery("曝光补偿在哪里调？"),
};

/** 正文到了，评论还在路上。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("postList", "otherInfo", "tippingList")),
  play: expectPlaceholders,
};
