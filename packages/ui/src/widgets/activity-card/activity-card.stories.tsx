import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Tag } from "../tag/tag.tsx";
import { ActivityCard } from "./activity-card.tsx";

const NIGHT = {
  id: "301",
  title: "城北林场夜拍：把灯关掉，看看抬显能多暗",
  excerpt: "领队带两条路线，一条平缓，一条要爬坡。现场有工程师帮你调亮度和快门。",
  cover: "img/camp.jpg",
  startAt: "2026-11-28 17:30:00",
  endAt: "2026-11-28 22:00:00",
  isOnline: 0,
  maxNum: 120,
  joinedNum: 86,
  joined: [
    { userId: "2", nickname: "苏木木", avatar: "img/av-02.svg" },
    { userId: "8", nickname: "林间电台", avatar: "img/av-08.svg" },
  ],
};

const meta = {
  id: "activity-card",
  title: "社区 Community/活动卡 ActivityCard · 活动 征集 报名 event",
  component: ActivityCard,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "活动列表：首张横卡，其余三列，手机一列。",
    use: "活动列表：首张横卡，其余三列，手机一列。",
    avoid: "帖子里的活动用行，不用这张卡；一张卡里不放按钮，报名在详情页。",
    keys: { Tab: "移到标题上的链接", Enter: "打开活动" },
    copy: "状态片写状态，右下角写一句最要紧的：需审核、名额已满、何时开放。",
  }),
  args: {
    activity: NIGHT,
    href: "#activity-301",
    tone: "open",
    stateText: "报名中",
    where: "城北林场东门",
    joinedText: "已报名 86 / 120",
    seatsLabel: "名额",
    note: "需审核",
  },
  argTypes: { tags: { control: false } },
  decorators: [
    (Story) => (
      <div className="max-w-97.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: NIGHT.title });
    await expect(link).toHaveAttribute("href", "#activity-301");
    await expect(canvas.getByText("11 月 28 日 周六 17:30–22:00")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "名额" })).toHaveAttribute("aria-valuenow", "86");
  },
};

export const Playground: Story = {};

/** 首张横卡：768 以上图左文右。 */
export const Big: Story = {
  args: {
    big: true,
    tags: (
      <>
        <Tag tone="brand">线下</Tag>
        <Tag tone="accent">20 积分</Tag>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-[min(75rem,96vw)]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle("苏木木")).toBeVisible();
  },
};

/** 线上、不限人数：没有进度条。 */
export const Online: Story = {
  args: {
    activity: {
      ...NIGHT,
      title: "1.1.1 固件线上说明会",
      cover: "img/metro.jpg",
      isOnline: 1,
      maxNum: 0,
      joinedNum: 612,
    },
    where: "线上，报名后给链接",
    joinedText: "已报名 612",
    note: "不限人数",
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

export const Soon: Story = {
  args: {
    tone: "soon",
    stateText: "即将开始",
    note: "名额已满",
    activity: { ...NIGHT, joinedNum: 120, startAt: "2026-11-21 09:00:00", endAt: "2026-12-05 18:00:00" },
    joinedText: "已报名 120 / 120",
  },
};

export const Over: Story = { args: { tone: "over", stateText: "已结束", note: "" } };

export const WithoutCover: Story = { args: { activity: { ...NIGHT, cover: "" } } };

export const LongText: Story = {
  args: {
    activity: { ...NIGHT, title: "很长的活动名称".repeat(12) },
    where: "NoBreakNoBreak".repeat(12),
    note: "需审核",
  },
};
