import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { paths } from "#paths";
import { thread319, thread320, thread326, thread327 } from "#test/answers/threads.ts";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRecovery, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";

const meta = { id: "pages-home", title: "页面 Pages/首页 Home · 信息流 feed", ...pageStory(paths.home()) };

export default meta;
type Story = StoryObj<typeof meta>;

const LISTS = [
  "threadHomeList",
  "bannerCarousel",
  "groupList",
  "threadList",
  "topicStatistics",
  "threadHot",
  "hotUserList",
] as const;

const nothing = {
  threadHomeList: emptyList,
  bannerCarousel: emptyList,
  threadList: emptyList,
  topicStatistics: emptyList,
  hotUserList: emptyList,
};

/** 右上角是登录，写帖与签到都要先登录。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯"),
};

/** 右上角是签到、消息与头像，右栏是签到。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯", "签到，领 15 积分"),
};

/** 公告在最上面，收起以后在这个浏览器里不再出现。 */
export const Announced: Story = {
  name: "有公告",
  args: { viewer: "member" },
  ...withResponses(
    ...respondWith({
      announcementMine: [
        {
          id: "3",
          title: "Lens One 固件 1.1.2 今晚推送，修复触控没反应",
          content: "今晚 22:00 起分批推送。更新约 6 分钟，期间请放进镜盒充电。",
          link: "/pages/training/index",
          endAt: "2026-11-25 23:59:00",
        },
      ],
    }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    localStorage.removeItem("lenscape.announcements.1");
    await waitForPage("Lens One 固件 1.1.2 今晚推送，修复触控没反应")({ canvasElement });
    await expect(await canvas.findByRole("link", { name: "看详情" })).toHaveAttribute(
      "href",
      "/pages/training/index",
    );
    await userEvent.click(await canvas.findByRole("button", { name: /^收起公告/ }));
    await expect(canvas.queryByRole("region", { name: "公告" })).toBeNull();
    localStorage.removeItem("lenscape.announcements.1");
  },
};

/** 编辑排的今天的镜界：大图、两句话与一个问题，按「回答」投票就在这里投。 */
export const Edited: Story = {
  name: "编辑排的首页",
  ...withResponses(
    ...respondWith({
      todayFront: {
        hero: { ...thread320, imageList: [{ url: "/img/lake.jpg", width: 1600, height: 1000 }] },
        picks: [
          { thread: thread327, note: "构图不用学，站着别动就好" },
          { thread: thread319, note: "" },
        ],
        question: {
          ...thread326,
          poll: {
            threadId: "326",
            maxChoices: 1,
            days: 7,
            endAt: "2026-11-28 18:00:00",
            isOver: 0,
            voterCount: 18,
            options: [
              { id: "1", content: "骑车上班" },
              { id: "2", content: "走路上班" },
            ],
          },
        },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText("构图不用学，站着别动就好");
    const picks = within(await canvas.findByRole("region", { name: "编辑精选" }));
    await expect(picks.getByText("今天的问题")).toBeVisible();
  },
};

/** 刚开的社区：还没有人发过什么。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(...respondWith({ ...nothing, threadHot: { day: [], month: [], year: [] } })),
  play: waitForPage("还没有人发帖"),
};

/** 每一处各自说没有取到，各有各的重试。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable(...LISTS)),
  play: expectRetry,
};

/** 重试之后内容回来，别处不动。 */
export const Retried: Story = {
  name: "失败后重试",
  ...withResponses(...respondUnreadable("threadHomeList")),
  play: expectRecovery("用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯"),
};

/** 每一处先有形状，内容到了不跳动。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond(...LISTS)),
  play: expectPlaceholders,
};
