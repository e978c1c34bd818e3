import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { picture } from "../thread-card/story-data.ts";
import { PostResult, PostResultSkeleton } from "./post-result.tsx";

const thread = {
  id: "302",
  title: "骑行 1200 公里之后，导航的这三项设置我再也没关过",
  highlightTitle: "骑行 1200 公里之后，<em>导航</em>的这三项设置我再也没关过",
  excerpt:
    "速度放左上，<em>导航</em>箭头放右上，心率超过 150 才提醒。信息一多眼睛就忙，删到只剩三项以后，我才真正开始看路。",
  imageList: [picture("ride")],
  user: { userId: "3", nickname: "老陈骑行中", avatar: "img/av-12.svg" },
  postedAt: "2026-11-21 07:25:03",
};

const meta = {
  id: "post-result",
  title: "列表 Lists/帖子结果 PostResult · 搜索 结果 post search result",
  component: PostResult,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "搜到的一条帖子，命中词加重。",
    use: "搜到的一条帖子，命中词加重。",
    avoid: "信息流用 ThreadCard。",
    keys: { Tab: "移到链接", Enter: "打开" },
  }),
  args: { thread, href: "/pages/postdetail/index?id=302" },
  decorators: [
    (Story) => (
      <div className="max-w-214">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    proves: "SEARCH-008 SEARCH-009 SEARCH-010 SEARCH-011 SEARCH-012 SEARCH-013 what a post result shows",
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link")).toHaveTextContent(thread.title);
    await expect(canvasElement.querySelector("[data-slot=media-image]")).toHaveAttribute(
      "src",
      "img/ride.jpg",
    );
    await expect(canvasElement.querySelector("[data-slot=avatar-image]")).toHaveAttribute(
      "src",
      "img/av-12.svg",
    );
    await expect(canvas.getByText("老陈骑行中")).toBeVisible();
    await expect(canvas.getByTitle("2026-11-21 07:25:03")).toBeVisible();
    await expect(canvas.getByText(/箭头放右上/)).toBeVisible();
    await expect(canvas.getAllByText("导航").map((hit) => hit.tagName)).toEqual(["MARK", "MARK"]);
  },
};

export const Playground: Story = {};

export const WithoutImage: Story = { args: { thread: { ...thread, imageList: [] } } };

/** 动态没有标题，摘要就是链接。 */
export const Moment: Story = {
  args: { thread: { ...thread, title: "", highlightTitle: "", imageList: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveTextContent(/速度放左上/);
  },
};

/** 标记之外的一切都是文字。 */
export const Hostile: Story = {
  args: { thread: { ...thread, highlightTitle: "<img src=x onerror=alert(1)>&lt;b&gt;<em>导航</em>" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveTextContent("<img src=x onerror=alert(1)><b>导航");
  },
};

export const LongText: Story = {
  args: { thread: { ...thread, highlightTitle: "x".repeat(200), excerpt: "y".repeat(500) } },
};

/** 正在找的时候。 */
export const Loading: Story = {
  render: () => (
    <>
      <PostResultSkeleton />
      <PostResultSkeleton />
    </>
  ),
};
