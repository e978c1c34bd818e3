import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Button } from "../button/button.tsx";
import { Tag } from "../tag/tag.tsx";
import { GroupHeader } from "./group-header.tsx";

const meta = {
  id: "group-header",
  title: "社区 Community/圈子头 GroupHeader · 话题头 活动头 圈子详情 group header",
  component: GroupHeader,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "圈子、话题、活动详情页的头。",
    use: "圈子、话题、活动详情页的头。",
    avoid: "个人主页用 ProfileHeader。",
    keys: { Tab: "移到里面的按钮" },
  }),
  args: {
    title: "影像创作",
    tags: <Tag tone="brand">官方</Tag>,
    brief: "把看见的留下来。欢迎晒图，也欢迎认真挑毛病。",
    cover: "img/lake.jpg",
    icon: "img/forest.jpg",
    stats: [
      { value: 24_012, label: "成员" },
      { value: 32_100, label: "帖子" },
      { value: 186_003, label: "互动" },
    ],
    action: <Button tone="primary">发帖</Button>,
    notice: "11 月主题「雾」征集到月底，投稿请带 #第一视角的秋天",
  },
} satisfies Meta<typeof GroupHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("影像创作");
    await expect(canvas.getByText(/征集到月底/)).toBeVisible();
  },
};
export const Playground: Story = {};
export const Topic: Story = {
  args: { title: "#第一视角的秋天", tags: undefined, icon: undefined, notice: undefined },
};
export const WithoutPictures: Story = { args: { cover: "", icon: undefined, notice: "", action: undefined } };
export const LongText: Story = {
  args: { title: "Lenscape".repeat(12), brief: "把看见的留下来".repeat(20), notice: "征集到月底".repeat(20) },
};
