import type { StoryObj } from "@storybook/react-vite";
import { errorText } from "#lib/text.ts";
import { paths } from "#paths";
import { community } from "#test/answers/community.ts";
import { emptyList, neverRespond, rejectWith, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { topicsText } from "../text.ts";

const meta = {
  id: "pages-topic",
  title: "页面 Pages/话题 Topic · 井号 hashtag",
  ...pageStory(paths.topic("1")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 话题的数字、热度与帖子。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("#第一视角的秋天", community.threadListOfTopic.rows[0]?.title ?? ""),
};

/** 已经关注这个话题。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("已关注"),
};

/** 没有这个话题。 */
export const Gone: Story = {
  name: "不存在",
  ...withResponses(...rejectWith(404, "topicDetail")),
  play: waitForPage(errorText.notFoundTitle),
};

/** 话题下还没有帖子。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(...respondWith({ threadListOfTopic: emptyList })),
  play: waitForPage(topicsText.threadsEmpty),
};

/** 只看已解决的提问，这里还没有。 */
export const Questions: Story = {
  name: "提问",
  args: { address: paths.topic("1", "questions", "solved") },
  ...withResponses(...respondWith({ threadListOfTopic: emptyList })),
  play: waitForPage(topicsText.questionsEmpty),
};

/** 话题到了，帖子没有取到。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("threadListOfTopic")),
  play: expectRetry,
};

/** 帖子还在路上。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("threadListOfTopic", "topicInsight", "topicStatistics")),
  play: expectPlaceholders,
};
