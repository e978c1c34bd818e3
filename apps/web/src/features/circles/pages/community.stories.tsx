import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { circlesText } from "../text.ts";

const meta = {
  id: "pages-community",
  title: "页面 Pages/社区 Community · 版块 圈子",
  ...pageStory(getPath("community")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 每个版块一张卡，看看就能决定去哪里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("影像创作"),
};

/** 与访客看到的一样，只是顶栏是自己的。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("影像创作"),
};

/** 这个分类里还没有圈子。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(...respondWith({ groupCardList: emptyList })),
  play: waitForPage(circlesText.categoryEmpty),
};

/** 版块没有取到。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("groupCardList")),
  play: expectRetry,
};

/** 卡片先有形状。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("groupCardList", "topicStatistics", "threadHot", "threadList")),
  play: expectPlaceholders,
};
