import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { ALBUM, picture } from "../thread-card/story-data.ts";
import { ThreadMedia } from "./thread-media.tsx";

const meta = {
  id: "thread-media",
  title: "列表 Lists/帖子图 ThreadMedia · 九宫格 图片 视频 media grid",
  component: ThreadMedia,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "帖子里的图与视频，按张数排。",
    use: "帖子里的图与视频，按张数排。",
    avoid: "正文里的图由 RichText 显示。",
    keys: { Tab: "依次移过每张", "Enter 或空格": "放大或播放" },
  }),
  args: { images: ALBUM.slice(0, 3) },
} satisfies Meta<typeof ThreadMedia>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { capture: { device: "Lens One", place: "城北林场" }, priority: false, threadClassify: 1 },
};

/** 一张图按原比例，高不过 480 px；有拍摄信息时写在图上。 */
export const One: Story = {
  args: { images: [picture("ride")], capture: { device: "Lens One", place: "城北林场" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Lens One")).toBeVisible();
    await expect(canvasElement.querySelector("img")!.getBoundingClientRect().height).toBeLessThanOrEqual(480);
  },
};

/** 很长的图裁到 2:3。 */
export const Tall: Story = {
  args: { images: [{ ...picture("ride"), width: 1080, height: 12_000 }] },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector("img")!.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(2 / 3, 1);
  },
};

/** 帖子的封面，21:9；手机上 16:9。 */
export const Cover: Story = {
  args: { images: [picture("ride")], cover: true },
  play: async ({ canvasElement }) => {
    const media = canvasElement.querySelector("[data-slot=thread-media]");
    await expect(media).toHaveAttribute("data-layout", "cover");
  },
};

export const Two: Story = { args: { images: ALBUM.slice(0, 2) } };

export const MoreThanThree: Story = { args: { images: ALBUM } };

/** 动态四张图排成两行。 */
export const Four: Story = { args: { images: ALBUM.slice(0, 4), threadClassify: 0 } };

/** 动态多于四张图用九宫格，九张之外写成「+3」。 */
export const Nine: Story = { args: { images: ALBUM, threadClassify: 0 } };

/** 按一下播放，再按暂停；进入视野也会静音播放，一次一个。 */
export const Video: Story = {
  args: {
    images: [],
    videos: [{ url: "static/demo/rain-walk.mp4", picUrl: "img/rain.jpg", duration: 432 }],
  },
  // Whether it plays by itself is the browser's to say; what a press does is proved in feed-video.test.tsx.
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: /播放视频|暂停视频/ });
    await expect(button).toBeEnabled();
  },
};

/** 给了 `onImageOpen`，每张图是一个按钮。 */
export const Openable: Story = {
  args: { onImageOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "第 2 张，共 3 张" }));
    await expect(args.onImageOpen).toHaveBeenCalledWith(1);
  },
};

/** 有缩略图时给浏览器两种大小。 */
export const Thumbnails: Story = {
  args: { images: [{ ...picture("lake"), thumbnailUrl: "img/dawn.jpg" }] },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector("img");
    await expect(image).toHaveAttribute("srcset", "img/dawn.jpg 480w, img/lake.jpg 1200w");
  },
};

/** 没有图，什么都不显示。 */
export const Empty: Story = {
  args: { images: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=thread-media]")).toBeNull();
  },
};
