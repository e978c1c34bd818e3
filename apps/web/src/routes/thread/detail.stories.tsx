import type { StoryObj } from "@storybook/react-vite";
import { threadText } from "#copy/thread.ts";
import { paths } from "#paths";
import { answering, failing, none, pending, refusing, streaming } from "#test/mock.ts";
import { offersRetry, recoversOnRetry, showsPlaceholders, waitsForPage } from "#test/page-plays.ts";
import { answered, pageStory } from "#test/page-story.tsx";

const meta = { id: "pages-thread", ...pageStory(paths.thread("327")) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 正文与评论都能看；写评论时请人登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitsForPage("用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯", "曝光补偿在哪里调？"),
};

/** 可以评论、点赞、收藏、打赏、关注作者。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitsForPage("曝光补偿在哪里调？"),
};

/** 看的时候别人又写了两条：列表不动，按了才显示。 */
export const NewComments: Story = {
  name: "有新评论",
  args: { viewer: "member" },
  ...answered(...streaming("comments", { threadId: "327", replyCount: 33 })),
  play: waitsForPage("有 2 条新评论"),
};

/** 作者把它设为只有自己可见。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { viewer: "member" },
  ...answered(...refusing(403, "threadDetail", "threadDetailV2")),
  play: waitsForPage("当前操作没有权限"),
};

/** 帖子删除了，或从来没有过。 */
export const Gone: Story = {
  name: "不存在",
  ...answered(...refusing(404, "threadDetail", "threadDetailV2")),
  play: waitsForPage(threadText.gone),
};

/** 还没有人评论。 */
export const Empty: Story = {
  name: "空",
  ...answered(...answering({ postList: none, tippingList: none })),
  play: waitsForPage(threadText.empty.latest),
};

/** 正文到了，评论没有取到。 */
export const Failed: Story = {
  name: "失败",
  ...answered(...failing("postList")),
  play: offersRetry,
};

/** 重试之后评论回来。 */
export const Retried: Story = {
  name: "失败后重试",
  ...answered(...failing("postList")),
  play: recoversOnRetry("曝光补偿在哪里调？"),
};

/** 正文到了，评论还在路上。 */
export const Slow: Story = {
  name: "慢",
  ...answered(...pending("postList", "otherInfo", "tippingList")),
  play: showsPlaceholders,
};
