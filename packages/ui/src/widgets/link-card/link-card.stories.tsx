import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { LinkCard } from "./link-card.tsx";

const meta = {
  id: "link-card",
  title: "社区 Community/链接卡 LinkCard · 网址预览 link preview",
  component: LinkCard,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "正文里独占一行的链接。",
    use: "正文里独占一行的链接。",
    avoid: "夹在句子里的链接照常写成文字。",
    keys: { Tab: "移到卡片", Enter: "打开" },
  }),
  args: {
    href: "https://example.com/autumn",
    title: "秋天的一百种绿",
    description: "从林场到湖边，一路看颜色怎么变。",
    site: "example.com",
    className: "max-w-160",
  },
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 站外：新窗口，不带来路。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "nofollow ugc noopener noreferrer");
  },
};

export const Playground: Story = {};

/** 站内：有配图，就在这里打开。 */
export const Internal: Story = {
  args: {
    href: "/pages/content/postdetail?threadId=301",
    title: "用 Lens One 拍完一整个秋天",
    description: "没有取景框之后，我反而拍得更慢了。",
    site: "镜界社区",
    picUrl: "img/forest.jpg",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).not.toHaveAttribute("target");
  },
};

export const TitleOnly: Story = { args: { description: "" } };

export const LongText: Story = {
  args: {
    title: "一个长得一行放不下还要继续往下写的标题".repeat(4),
    description: "abcdefghijklmnopqrstuvwxyz".repeat(8),
    site: "a-very-long-name-of-a-site-that-does-not-fit.example.com",
    picUrl: "img/lake.jpg",
  },
};
