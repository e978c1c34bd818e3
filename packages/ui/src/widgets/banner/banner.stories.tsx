import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Banner } from "./banner.tsx";

const banner = {
  id: "1",
  title: "日出之前，先戴上眼镜",
  subtitle: "用第一视角记录一次清晨，优秀作品奖励 500 积分",
  tag: "第 6 期共创",
  picUrl: "img/banner-dawn.jpg",
  linkUrl: "/pages/content/topiclist?topicId=3",
  buttonText: "参加活动",
};

const meta = {
  id: "banner",
  title: "社区 Community/横幅 Banner · 轮播图 首页大图 hero",
  component: Banner,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "首页轮播里的一张。",
    use: "首页轮播里的一张。",
    avoid: "正文里的图用 RichText；提醒用 Alert。",
    keys: { Tab: "移到链接", Enter: "打开" },
    copy: "标题一行，副标题一行，按钮两到四个字。",
  }),
  args: { banner, className: "max-w-214 rounded-media" },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: banner.title })).toHaveAttribute("href", banner.linkUrl);
  },
};
export const Playground: Story = {};
export const FirstOnPage: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toHaveAttribute("loading", "eager");
  },
};
export const PlainText: Story = { args: { banner: { ...banner, tag: "", buttonText: "", picUrl: "" } } };
export const LongText: Story = {
  args: { banner: { ...banner, title: "日出之前".repeat(20), subtitle: "Lenscape".repeat(30) } },
};
