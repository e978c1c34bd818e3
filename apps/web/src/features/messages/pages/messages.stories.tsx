import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { getPath, paths } from "#paths";
import { community } from "#test/answers/community.ts";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { messageText } from "../text.ts";

const meta = {
  id: "pages-messages",
  title: "页面 Pages/消息 Messages · 通知 私信 notification",
  ...pageStory(getPath("messages")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 私信：左边是人，右边等着选一个。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("林间电台"),
};

/** 谁回复了、赞了、关注了我。 */
export const Interactions: Story = {
  name: "互动",
  args: { address: paths.messages("posts"), viewer: "member" },
  play: waitForPage(community.postNoticeList.rows[0]?.user?.nickname ?? ""),
};

/** 社区对我说的话。 */
export const System: Story = {
  name: "系统",
  args: { address: paths.messages("system"), viewer: "member" },
  play: waitForPage(community.systemNoticeList.rows[0]?.title ?? ""),
};

/** 还没有和谁聊过。 */
export const Empty: Story = {
  name: "空",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ dialogList: emptyList })),
  play: async ({ canvasElement }) => {
    await waitForPage(messageText.empty)({ canvasElement });
    const states = canvasElement.querySelectorAll("main [data-slot=empty-state]");
    await expect(states).toHaveLength(1);
    // Over both columns: nothing waits beside it for one to be chosen.
    const card = states[0]!.closest("[data-slot=card]")!;
    await expect(states[0]!.clientWidth).toBe(card.clientWidth);
  },
};

/** 对话没有取到。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("dialogList")),
  play: expectRetry,
};

/** 对话先有形状。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("dialogList")),
  play: expectPlaceholders,
};
