import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { community } from "#test/answers/community.ts";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";

const meta = {
  id: "pages-checkin",
  title: "页面 Pages/签到 CheckIn · 打卡 月历 check-in",
  ...pageStory(getPath("checkIn")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有登录：先到登录页，登录后回到这里。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

/** 今天还没签：这一周、这个月、今天的任务。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage(/签到/),
};

/** 今天签过了。 */
export const Signed: Story = {
  name: "已签到",
  args: { viewer: "member" },
  ...withResponses(
    ...respondWith({
      taskInfo: { ...community.taskInfo, signStatus: 1 },
      checkInInfo: { ...community.checkInInfo, signStatus: 1, streak: 6, week: [0, 1, 1, 1, 1, 1, 1] },
    }),
  ),
  play: waitForPage(/已签/),
};

/** 没有奖品也没有任务，今天还没有人签。 */
export const Empty: Story = {
  name: "空",
  args: { viewer: "member" },
  ...withResponses(
    ...respondWith({
      prizeList: emptyList,
      checkInRank: emptyList,
      taskDayList: { data: [], total: 0 },
      taskStarterList: { data: [], total: 0 },
    }),
  ),
  play: waitForPage(/签到/),
};

/** 每一处各自重试。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(
    ...respondUnreadable(
      "checkInInfo",
      "checkInCalendar",
      "prizeList",
      "checkInRank",
      "taskDayList",
      "taskStarterList",
    ),
  ),
  play: expectRetry,
};

/** 每一处先有形状。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(
    ...neverRespond(
      "checkInInfo",
      "checkInCalendar",
      "prizeList",
      "checkInRank",
      "taskDayList",
      "taskStarterList",
    ),
  ),
  play: expectPlaceholders,
};
