import type { StoryObj } from "@storybook/react-vite";
import { communityText } from "#copy/community-text.ts";
import { errorText } from "#lib/error-text.ts";
import { paths } from "#paths";
import { community } from "#test/answers/community.ts";
import { answering, failing, none, pending, refusing } from "#test/mock.ts";
import { offersRetry, showsPlaceholders, waitsForPage } from "#test/page-plays.ts";
import { answered, pageStory } from "#test/page-story.tsx";

const meta = { id: "pages-topic", ...pageStory(paths.topic("1")) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 话题的数字、热度与帖子。 */
export const Visitor: Story = {
  name: "访客",
  play: waitsForPage("#第一视角的秋天", community.threadListOfTopic.rows[0]?.title ?? ""),
};

/** 已经关注这个话题。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitsForPage("已关注"),
};

/** 没有这个话题。 */
export const Gone: Story = {
  name: "不存在",
  ...answered(...refusing(404, "topicDetail")),
  play: waitsForPage(errorText.notFoundTitle),
};

/** 话题下还没有帖子。 */
export const Empty: Story = {
  name: "空",
  ...answered(...answering({ threadListOfTopic: none })),
  play: waitsForPage(communityText.noThreads),
};

/** 只看已解决的提问，这里还没有。 */
export const Questions: Story = {
  name: "提问",
  args: { address: paths.topic("1", "questions", "solved") },
  ...answered(...answering({ threadListOfTopic: none })),
  play: waitsForPage(communityText.noQuestions),
};

/** 话题到了，帖子没有取到。 */
export const Failed: Story = {
  name: "失败",
  ...answered(...failing("threadListOfTopic")),
  play: offersRetry,
};

/** 帖子还在路上。 */
export const Slow: Story = {
  name: "慢",
  ...answered(...pending("threadListOfTopic", "topicInsight", "topicStatistics")),
  play: showsPlaceholders,
};
