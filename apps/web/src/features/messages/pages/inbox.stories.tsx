import type { StoryObj } from "@storybook/react-vite";
import { paths } from "#paths";
import { community } from "#test/answers/community.ts";
import { emptyList, neverRespond, rejectWith, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { messageText } from "../text.ts";

const meta = {
  id: "pages-conversation",
  title: "页面 Pages/私信 Conversation · 聊天 chat",
  ...pageStory(paths.inbox("1")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 一段对话：说过的话、已读与输入框。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("好，我带热水"),
};

/** 对方不收我的私信：看得到，发不了。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { viewer: "member" },
  ...withResponses(
    ...respondWith({ dialogInfo: { ...community.dialogInfo, refusal: "对方只收互相关注的人的私信" } }),
  ),
  play: waitForPage("对方只收互相关注的人的私信"),
};

/** 不是我的对话，或已经删了。 */
export const Gone: Story = {
  name: "不存在",
  args: { viewer: "member" },
  ...withResponses(...rejectWith(404, "dialogInfo")),
  play: waitForPage(messageText.notFoundHint),
};

/** 还没有说过话。 */
export const Empty: Story = {
  name: "空",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ dialogDetail: emptyList })),
  play: waitForPage(messageText.noMessages),
};

/** 人到了，话没有取到。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("dialogDetail")),
  play: expectRetry,
};

/** 话还在路上。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("dialogDetail")),
  play: expectPlaceholders,
};
