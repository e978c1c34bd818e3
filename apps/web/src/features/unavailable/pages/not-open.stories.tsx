import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { community } from "#test/answers/community.ts";
import { respondWith } from "#test/mock.ts";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { notOpenText as text } from "../text.ts";

const meta = {
  id: "pages-system-not-open",
  title: "页面 Pages/还没开放 Not open · 开放 关站 维护 maintenance closed",
  ...pageStory(getPath("notOpen")),
};

export default meta;
type Story = StoryObj<typeof meta>;

const siteInfo = {
  ...community.siteInfo,
  registerEnabled: false,
  mode: "notOpen" as const,
  modeMessage: "社区还没开放，敬请期待",
};

/** 还没开放的社区：别人看到的那一页。 */
export const Visitor: Story = {
  name: "访客",
  ...withResponses(...respondWith({ siteInfo })),
  play: waitForPage(text.login),
};

/** 登录了的成员也进不来，可以换个账号。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ siteInfo })),
  play: waitForPage(text.otherAccount),
};
