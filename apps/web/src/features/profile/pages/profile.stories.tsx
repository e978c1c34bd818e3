import type { StoryObj } from "@storybook/react-vite";
import { errorText } from "#lib/text.ts";
import { paths } from "#paths";
import { community } from "#test/answers/community.ts";
import { emptyList, neverRespond, rejectWith, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { profileText } from "../text.ts";

const meta = {
  id: "pages-profile",
  title: "页面 Pages/个人主页 Profile · 用户 主页 user",
  ...pageStory(paths.profile("2")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 别人的主页：关注、私信与发过的帖子。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("苏木木", community.threadList({ userId: "2" }).rows[0]?.title ?? ""),
};

/** 自己的主页：没有关注，有编辑资料。 */
export const Own: Story = {
  name: "自己",
  args: { address: paths.profile("1"), viewer: "member" },
  play: waitForPage("编辑资料"),
};

/** 对方不让我看。 */
export const NoPermission: Story = {
  name: "无权限",
  args: { viewer: "member" },
  ...withResponses(...rejectWith(403, "otherInfoOfMember")),
  play: waitForPage(errorText.forbiddenHint),
};

/** 账号注销了，或从来没有过。 */
export const Gone: Story = {
  name: "不存在",
  args: { viewer: "member" },
  ...withResponses(...rejectWith(404, "otherInfoOfMember")),
  play: waitForPage(profileText.notFoundHint),
};

/** 还没有发过帖子。 */
export const Empty: Story = {
  name: "空",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ threadList: emptyList, fansList: emptyList })),
  play: waitForPage(profileText.threadsEmpty),
};

/** 人到了，帖子没有取到。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("threadList")),
  play: expectRetry,
};

/** 帖子还在路上。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("threadList", "fansList")),
  play: expectPlaceholders,
};
