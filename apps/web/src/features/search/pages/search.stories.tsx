import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { paths } from "#paths";
import { hits } from "#test/answers/search.ts";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { searchText as text } from "../text.ts";

const meta = {
  id: "pages-search",
  title: "页面 Pages/搜索 Search · 查找 结果",
  ...pageStory(paths.search("眼镜")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 搜到的帖子，词标出来；宽处排序在种类那一行的右端。 */
export const Visitor: Story = {
  name: "访客",
  play: async ({ canvasElement }) => {
    await waitForPage(/条结果|找到/)({ canvasElement });
    if (!window.matchMedia("(width >= 64rem)").matches) return;
    const boxOf = (name: string) =>
      within(canvasElement).getByRole("radiogroup", { name }).getBoundingClientRect();
    await expect(boxOf(text.order).top).toBeLessThan(boxOf(text.byKind).bottom);
  },
};

/** 还没有输入：搜过的词、精选与楼层。 */
export const Member: Story = {
  name: "成员",
  args: { address: paths.search(), viewer: "member" },
  play: waitForPage("搜索历史"),
};

/** 没有搜到，先看看别的。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(
    ...respondWith({ searchList: { ...emptyList, counts: [], isPartial: 0 }, userQuery: emptyList }),
  ),
  play: waitForPage(/没有找到/),
};

/** 没有搜成，词还在。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("searchList", "userQuery")),
  play: expectRetry,
};

/** 结果还在路上。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("searchList", "userQuery")),
  play: expectPlaceholders,
};

/** 打错一个字：给出改正后的，也能按原样再搜。 */
export const Corrected: Story = {
  name: "纠错",
  args: { address: paths.search("眼境") },
  ...withResponses(...respondWith({ searchList: { ...hits, corrected: "眼镜" } })),
  play: waitForPage(/已显示/),
};

/** 没有内容同时有全部的词。 */
export const Partial: Story = {
  name: "部分匹配",
  args: { address: paths.search("眼镜 热气球") },
  ...withResponses(...respondWith({ searchList: { ...hits, isPartial: 1 } })),
  play: waitForPage(/最接近的/),
};

/** 一条同时有全部的词，最接近的排在它后面。 */
export const ClosestBehind: Story = {
  name: "最接近的在后",
  args: { address: paths.search("眼镜能不能淋雨") },
  ...withResponses(...respondWith({ searchList: { ...hits, wholeCount: 1 } })),
  play: waitForPage(/只有前 1 条同时包含全部的词/),
};
