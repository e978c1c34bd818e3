import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ThreadActions } from "../thread-actions/thread-actions.tsx";
import { ALBUM, NOW, picture, THREAD, userHref } from "./story-data.ts";
import { Mark, ThreadCard, ThreadCardSkeleton } from "./thread-card.tsx";

const onLike = fn();

const meta = {
  id: "thread-card",
  title: "列表 Lists/帖子卡 ThreadCard · 信息流 帖子行 动态 feed post",
  component: ThreadCard,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    ...usage({
      purpose: "信息流的一行帖子、动态或活动。",
      use: "信息流的一行帖子、动态或活动。",
      avoid: "搜索结果用 PostResult；详情用 ThreadPost。",
      keys: { Tab: "昵称 → 圈子 → 更多 → 标题 → 话题 → 图 → 动作", "Enter 或空格": "打开或按下" },
    }),
  },
  args: {
    thread: THREAD,
    now: NOW,
    href: "/pages/postdetail/index?id=301",
    userHref: userHref("2"),
    circleHref: "/pages/circle/index?id=2",
    topicHref: (topic) => `/pages/content/topiclist?id=${topic.id}`,
    menu: (
      <IconButton aria-label="更多操作">
        <Ellipsis />
      </IconButton>
    ),
    actions: (
      <ThreadActions
        likeCount={1284}
        replyCount={196}
        favoriteCount={873}
        shareCount={0}
        isLike
        isFavorite={false}
        commentHref="/pages/postdetail/index?id=301#comments"
        onLike={onLike}
      />
    ),
  },
  argTypes: { thread: { control: "object" }, menu: { control: false } },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-208 md:py-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThreadCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 只有文字的帖子。标题是链接，整行不是。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole("link", { name: THREAD.title });
    await expect(title).toHaveAttribute("href", "/pages/postdetail/index?id=301");
    await expect(canvas.getByText("2 小时前")).toHaveAttribute("datetime", "2026-11-21T09:12:40+08:00");
    for (const control of [
      canvas.getByRole("link", { name: "苏木木" }),
      canvas.getByRole("link", { name: "#第一视角的秋天" }),
      canvas.getByRole("button", { name: "更多操作" }),
      canvas.getByRole("button", { name: /点赞/ }),
    ]) {
      const box = control.getBoundingClientRect();
      await expect(box.height).toBeGreaterThanOrEqual(24);
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      await expect(control.contains(top)).toBe(true);
    }
    await userEvent.click(canvas.getByRole("button", { name: /点赞/ }));
    await expect(onLike).toHaveBeenCalledWith(false);
  },
};

export const Playground: Story = { args: { thread: { ...THREAD, imageList: ALBUM.slice(0, 3) } } };

/** 精华、投票由数据给；问答、审核中由外面加，都写在第一行末尾。 */
export const Marks: Story = {
  args: { thread: { ...THREAD, isessence: 1, hasPoll: 1 }, tags: <Mark>问答</Mark> },
  play: async ({ canvas }) => {
    for (const name of ["精华", "投票", "问答"]) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** 精华左边有一条 3 px 的琥珀色竖线，并写「精华」二字。 */
export const Essence: Story = {
  args: { thread: { ...THREAD, imageList: ALBUM, isessence: 1, deviceName: "Lens One" } },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector("[data-slot=thread-card]") as HTMLElement;
    await expect(getComputedStyle(card, "::before").width).toBe("3px");
    await expect(canvas.getByText("精华")).toBeVisible();
  },
};

/** 帖子只有一张图时作封面，21:9，手机上 16:9。 */
export const OneImage: Story = {
  args: { thread: { ...THREAD, imageList: [picture("ride")], deviceName: "Lens One" } },
};

/** 一行三张，其余写成「+9」。首屏第一行的第一张图立即加载。 */
export const ThreeImages: Story = {
  args: { thread: { ...THREAD, imageList: ALBUM, deviceName: "Lens One" }, priority: true },
  play: async ({ canvas, canvasElement }) => {
    const images = canvasElement.querySelectorAll<HTMLImageElement>("[data-slot=media-image]");
    await expect(images).toHaveLength(3);
    await expect(canvas.getByText("+9")).toBeVisible();
    await expect([...images].map((image) => image.loading)).toEqual(["eager", "lazy", "lazy"]);
    await expect(
      [...images].every((image) => image.hasAttribute("width") && image.hasAttribute("height")),
    ).toBe(true);
  },
};

/** 动态没有标题，正文就是链接；九宫格。 */
export const NineImages: Story = {
  args: {
    thread: {
      ...THREAD,
      title: "",
      excerpt: "周末在老城区走了两万步，一张都没有刻意构图。灯笼、咖啡、菜摊和末班地铁，刚好凑成九宫格。",
      threadClassify: 0,
      imageList: ALBUM.slice(0, 9),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /周末在老城区/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: /^苏木木：\s*周末在老城区/ })).toBeInTheDocument();
  },
};

/** 长的动态收成三行，全文在详情页。 */
export const Folded: Story = {
  args: {
    thread: {
      ...THREAD,
      title: "",
      excerpt: "从公司楼下走到地铁口，一镜到底。".repeat(24),
      threadClassify: 0,
    },
  },
  play: async ({ canvas }) => {
    const text = canvas.getByRole("link", { name: /^从公司楼下/ }).parentElement as HTMLElement;
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const Video: Story = {
  args: {
    thread: {
      ...THREAD,
      title: "雨夜通勤七分钟：没有剪辑，只有脚步声和路灯",
      excerpt: "从公司楼下走到地铁口，一镜到底。建议戴耳机，四分十秒有一只橘猫。",
      vedioList: [{ url: "/rain.mp4", picUrl: "img/rain.jpg", duration: 432 }],
      deviceName: "Lens One",
    },
  },
};

/** 首屏等待时的骨架。 */
export const Loading: Story = {
  render: () => (
    <div aria-busy="true">
      <ThreadCardSkeleton />
      <ThreadCardSkeleton />
      <ThreadCardSkeleton />
    </div>
  ),
};

/** 连在一起的长串会折行，不会撑破版面。 */
export const LongText: Story = {
  args: {
    thread: {
      ...THREAD,
      title: "Supercalifragilisticexpialidocious".repeat(5),
      excerpt: "x".repeat(400),
      imageList: [picture("ride")],
      user: { ...THREAD.user, nickname: "名字特别特别特别特别特别特别特别特别长的一位朋友" },
      circle: { id: "2", groupName: "名字也特别特别特别特别特别特别特别特别长的圈子" },
      topicList: Array.from({ length: 5 }, (_, n) => ({
        id: String(n),
        content: `话题也可以写得很长很长的第 ${n} 个`,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector("[data-slot=thread-card]") as HTMLElement;
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** 信息流：行与行之间一条线，手机上是 8 px 的底色带。 */
export const Feed: Story = {
  render: (args) => (
    <>
      <ThreadCard {...args} thread={{ ...THREAD, imageList: ALBUM, isessence: 1, deviceName: "Lens One" }} />
      <ThreadCard {...args} thread={{ ...THREAD, imageList: [picture("ride")] }} tags={<Mark>问答</Mark>} />
      <ThreadCard {...args} />
    </>
  ),
};
