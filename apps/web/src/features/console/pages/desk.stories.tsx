import type { StoryObj } from "@storybook/react-vite";
import { paths } from "#paths";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { deskText } from "../overview/text.ts";

const meta = {
  id: "pages-console-desk",
  title: "页面 Pages/要我处理的 Console desk · 后台 运营 版主 待办 举报 审核 moderation",
  ...pageStory(paths.console("desk")),
};

export default meta;
type Story = StoryObj<typeof meta>;

const user = { userId: "9", nickname: "林一", avatar: "" };
const item = { kind: "" as const, user, isLate: 0 as const };
const idle = { count: 0, oldestAt: "", isLate: 0 as const, withinHours: 4, oldest: [] };

const answers = {
  consoleAccess: [
    { name: "desk", count: 0 },
    { name: "reports", count: 3 },
    { name: "review", count: 1 },
  ],
  consoleDesk: [
    {
      name: "reports" as const,
      count: 3,
      oldestAt: "2026-11-22 04:12:00",
      withinHours: 4,
      isLate: 1 as const,
      oldest: [
        {
          ...item,
          id: "31",
          title: "低价代充，私聊秒到",
          waitsSince: "2026-11-22 04:12:00",
          isLate: 1 as const,
        },
        {
          ...item,
          id: "32",
          title: "近视镜片全网最低，加群再送镜布一片，先到先得，转发这一条给三位朋友再减二十，今天之内有效",
          waitsSince: "2026-11-22 07:40:00",
        },
      ],
    },
    {
      name: "review" as const,
      count: 1,
      oldestAt: "2026-11-22 06:30:00",
      withinHours: 4,
      isLate: 0 as const,
      oldest: [
        {
          ...item,
          id: "7",
          kind: "thread" as const,
          title: "第一次发帖，请多指教",
          waitsSince: "2026-11-22 06:30:00",
        },
      ],
    },
  ],
  reportList: emptyList,
  reviewList: emptyList,
};

/** 等我决定的几种，和其中等得最久的几件。 */
export const Member: Story = {
  name: "版主",
  args: { viewer: "member" },
  ...withResponses(...respondWith(answers)),
  play: waitForPage(deskText.longestWaiting),
};

/** 没有什么在等。 */
export const Empty: Story = {
  name: "空",
  args: { viewer: "member" },
  ...withResponses(
    ...respondWith({
      ...answers,
      consoleAccess: answers.consoleAccess.map(({ name }) => ({ name, count: 0 })),
      consoleDesk: [
        { ...idle, name: "reports" },
        { ...idle, name: "review" },
      ],
    }),
  ),
  play: waitForPage(deskText.nothingPending),
};

/** 等着的没有取到。 */
export const Failed: Story = {
  name: "失败",
  args: { viewer: "member" },
  ...withResponses(...respondUnreadable("consoleDesk"), ...respondWith(answers)),
  play: expectRetry,
};

/** 等着的还在路上。 */
export const Slow: Story = {
  name: "慢",
  args: { viewer: "member" },
  ...withResponses(...neverRespond("consoleDesk"), ...respondWith(answers)),
  play: expectPlaceholders,
};
