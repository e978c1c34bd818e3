import type { StoryObj } from "@storybook/react-vite";
import { errorText } from "#lib/text.ts";
import { paths } from "#paths";
import { community } from "#test/answers/community.ts";
import { emptyList, neverRespond, rejectWith, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { circlesText } from "../text.ts";

const meta = {
  id: "pages-circle",
  title: "页面 Pages/圈子 Circle · 小组 group",
  ...pageStory(paths.circle("1")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 公告、规则与帖子都能看；加入要先登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("影像创作", community.threadListOfCircle.rows[0]?.title ?? ""),
};

/** 还没有加入：一点就进来。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("影像创作"),
};

/** 要圈主同意才能进的圈子：看得到，写不了。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ circleDetail: { ...community.circleDetail, joinType: 1 } })),
  play: waitForPage(circlesText.needsApproval),
};

/** 没有这个圈子。 */
export const Gone: Story = {
  name: "不存在",
  ...withResponses(...rejectWith(404, "circleDetail")),
  play: waitForPage(errorText.notFoundTitle),
};

/** 圈子里的提问：未解决的，换一下是已解决的。 */
export const Questions: Story = {
  name: "提问",
  args: { address: paths.circle("1", "questions", "solved") },
  ...withResponses(...respondWith({ threadListOfCircle: emptyList })),
  play: waitForPage(circlesText.questionsEmpty),
};

/** 圈子里还没有帖子。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(...respondWith({ threadListOfCircle: emptyList })),
  play: waitForPage(circlesText.threadsEmpty),
};

/** 圈子到了，帖子没有取到。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("threadListOfCircle")),
  play: expectRetry,
};

/** 帖子还在路上。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("threadListOfCircle")),
  play: expectPlaceholders,
};
