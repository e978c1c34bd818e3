import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";

const meta = {
  id: "pages-tasks",
  title: "页面 Pages/任务 Tasks · 积分任务 mission",
  ...pageStory(getPath("tasks")),
};

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { data: [], total: 0 };

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 每天的任务与新手任务，做完的排在后面。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("我的积分"),
};

/** 眼下没有任务。 */
export const Empty: Story = {
  name: "空",
  args: { viewer: "member" },
  ...withResponses(...respondWith({ taskDayList: nothing, taskStarterList: nothing })),
  play: waitForPage("我的积分"),
};

/** 任务没有取到。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("taskDayList", "taskStarterList")),
  play: expectRetry,
};

/** 任务还在路上。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("taskInfo", "taskDayList", "taskStarterList")),
  play: expectPlaceholders,
};
