import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getPath } from "#paths";
import { neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { moderationLogText as text } from "../text.ts";

const meta = {
  id: "pages-moderation-log",
  title: "页面 Pages/管理公示 Moderation log · 透明 处理 统计 transparency",
  ...pageStory(getPath("moderationLog")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 两个月：件数多的有条，少于 3 件的不说几件。 */
export const Visitor: Story = {
  name: "访客",
  play: async ({ canvasElement }) => {
    await waitForPage("2026 年 11 月", "2026 年 10 月")({ canvasElement });
    const page = within(canvasElement);
    const row = (await page.findAllByRole("row", { name: /人身攻击 禁言/ }))[0] as HTMLElement;
    await expect(row).toHaveTextContent(text.fewCases);
  },
};

/** 成员看到的是同一份。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("2026 年 11 月"),
};

/** 还没有处理过什么。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(...respondWith({ moderationLog: { until: "2026-11-20", months: [] } })),
  play: waitForPage(text.empty),
};

/** 没有取到，可以重试。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("moderationLog")),
  play: expectRetry,
};

/** 还在路上。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("moderationLog")),
  play: expectPlaceholders,
};
