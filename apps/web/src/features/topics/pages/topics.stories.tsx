import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { topicsText } from "../text.ts";

const meta = {
  id: "pages-topiczone",
  title: "页面 Pages/话题专区 TopicZone · 话题 hashtag",
  ...pageStory(getPath("topicZone")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 热榜、全部话题；关注要先登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage(/第一视角的秋天/),
};

/** 右栏多了我关注的话题。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage(/第一视角的秋天/, topicsText.followedTopics),
};

/** 还没有人开过话题。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(
    ...respondWith({ topicList: emptyList, topicStatistics: emptyList, hotUserList: emptyList }),
  ),
  play: waitForPage(topicsText.topicsEmpty),
};

/** 热榜与话题都没有取到，各自重试。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("topicList", "topicStatistics", "hotUserList")),
  play: expectRetry,
};

/** 两张榜先有形状。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("topicList", "topicStatistics", "hotUserList")),
  play: expectPlaceholders,
};
