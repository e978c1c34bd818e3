import type { StoryObj } from "@storybook/react-vite";
import { communityText } from "#copy/community-text.ts";
import { pageOf } from "#paths";
import { answering, failing, none, pending } from "#test/mock.ts";
import { offersRetry, showsPlaceholders, waitsForPage } from "#test/page-plays.ts";
import { answered, pageStory } from "#test/page-story.tsx";

const meta = { id: "pages-topiczone", ...pageStory(pageOf("topicZone")) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 热榜、全部话题；关注要先登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitsForPage(/第一视角的秋天/),
};

/** 右栏多了我关注的话题。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitsForPage(/第一视角的秋天/, communityText.myTopics),
};

/** 还没有人开过话题。 */
export const Empty: Story = {
  name: "空",
  ...answered(...answering({ topicList: none, topicStatistics: none, hotUserList: none })),
  play: waitsForPage(communityText.noTopicsYet),
};

/** 热榜与话题都没有取到，各自重试。 */
export const Failed: Story = {
  name: "失败",
  ...answered(...failing("topicList", "topicStatistics", "hotUserList")),
  play: offersRetry,
};

/** 两张榜先有形状。 */
export const Slow: Story = {
  name: "慢",
  ...answered(...pending("topicList", "topicStatistics", "hotUserList")),
  play: showsPlaceholders,
};
