import type { StoryObj } from "@storybook/react-vite";
import { errorText } from "#lib/text.ts";
import { paths } from "#paths";
import { community } from "#test/answers/community.ts";
import { emptyList, neverRespond, rejectWith, respondUnreadable, respondWith } from "#test/mock.ts";
import { offersRetry, showsPlaceholders, waitsForPage } from "#test/page-plays.ts";
import { answered, pageStory } from "#test/page-story.tsx";
import { circlesText } from "../text.ts";

const meta = { id: "pages-circle", ...pageStory(paths.circle("1")) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 公告、规则与帖子都能看；加入要先登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitsForPage("影像创作", community.threadListOfCircle.rows[0]?.title ?? ""),
};

/** 还没有加入：一点就进来。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitsForPage("影像创作"),
};

/** 要圈主同意才能进的圈子：看得到，写不了。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { viewer: "member" },
  ...answered(...respondWith({ circleDetail: { ...community.circleDetail, joinType: 1 } })),
  play: waitsForPage(circlesText.needsApproval),
};

/** 没有这个圈子。 */
export const Gone: Story = {
  name: "不存在",
  ...answered(...rejectWith(404, "circleDetail")),
  play: waitsForPage(errorText.notFoundTitle),
};

/** 圈子里的提问：未解决的，换一下是已解决的。 */
export const Questions: Story = {
  name: "提问",
  args: { address: paths.circle("1", "questions", "solved") },
  ...answered(...respondWith({ threadListOfCircle: emptyList })),
  play: waitsForPage(circlesText.questionsEmpty),
};

/** 圈子里还没有帖子。 */
export const Empty: Story = {
  name: "空",
  ...answered(...respondWith({ threadListOfCircle: emptyList })),
  play: waitsForPage(circlesText.threadsEmpty),
};

/** 圈子到了，帖子没有取到。 */
export const Failed: Story = {
  name: "失败",
  ...answered(...respondUnreadable("threadListOfCircle")),
  play: offersRetry,
};

/** 帖子还在路上。 */
export const Slow: Story = {
  name: "慢",
  ...answered(...neverRespond("threadListOfCircle")),
  play: showsPlaceholders,
};
