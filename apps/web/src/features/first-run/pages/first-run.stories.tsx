import type { StoryObj } from "@storybook/react-vite";
import { getPath, paths } from "#paths";
import { neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { firstRunText as text } from "../text.ts";

const meta = {
  id: "pages-firstrun",
  title: "页面 Pages/新手引导 FirstRun · 欢迎 第一次打开 onboarding welcome",
  ...pageStory(paths.firstRun()),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 第一步：型号。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage(text.model, text.noModel),
};

/** 第二步：圈子，已经加入的不用再选。 */
export const Circles: Story = {
  name: "圈子",
  args: { viewer: "member", address: `${getPath("firstRun")}?step=circles` },
  play: waitForPage(text.circles, text.joined),
};

/** 第三步：新手任务。 */
export const Tasks: Story = {
  name: "任务",
  args: { viewer: "member", address: `${getPath("firstRun")}?step=tasks` },
  play: waitForPage(text.tasks, text.tasksLater),
};

/** 眼下没有型号可选。 */
export const Empty: Story = {
  name: "空",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ deviceModels: [] })),
  play: waitForPage(text.noModel),
};

/** 型号没有取到。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("deviceModels")),
  play: expectRetry,
};

/** 型号还在路上。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("deviceModels")),
  play: waitForPage(text.model),
};
