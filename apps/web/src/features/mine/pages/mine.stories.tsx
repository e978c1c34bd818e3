import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { community } from "#test/answers/community.ts";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { mineText } from "../text.ts";

const meta = {
  id: "pages-mine",
  title: "页面 Pages/我的 Mine · 个人中心 account",
  ...pageStory(getPath("mine")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 我的资料、等级、徽章与发过的帖子。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("云野", community.myThreads.rows[0]?.title || community.myThreads.rows[0]?.excerpt || ""),
};

/** 刚注册：还没有发过什么。 */
export const Empty: Story = {
  name: "空",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ myThreads: emptyList })),
  play: waitForPage(mineText.threadsEmpty),
};

/** 新人：头一篇在审，一篇没有通过。 */
export const Held: Story = {
  name: "有没展示的",
  args: { viewer: "member" },
  ...withResponses(
    ...respondWith({
      myThreads: emptyList,
      heldThreadList: {
        rows: [
          {
            id: "401",
            title: "把第一周的照片整理了一下",
            status: 0,
            why: "新人首帖",
            postedAt: "2026-11-22 09:12:00",
          },
          {
            id: "400",
            title: "转让一副闲置镜片",
            status: 2,
            why: "与社区无关",
            postedAt: "2026-11-21 20:40:00",
          },
        ],
        total: 2,
      },
    }),
  ),
  play: waitForPage(mineText.pending, "转让一副闲置镜片", mineText.publicEmpty),
};

/** 资料到了，发过的没有取到。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("myThreads", "levelInfo", "badgeList")),
  play: expectRetry,
};

/** 每一处先有形状。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("otherInfoOfMember", "myThreads", "levelInfo", "badgeList", "pointsInfo")),
  play: expectPlaceholders,
};
