import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Button } from "../button/button.tsx";
import { PageHeader } from "./page-header.tsx";

const meta = {
  id: "page-header",
  title: "导航 Navigation/页头 PageHeader · 标题 返回 page title",
  component: PageHeader,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "二级页面的标题与右侧动作。",
    use: "二级页面的标题与右侧动作。",
    avoid: "帖子详情、个人主页有自己的头。",
    keys: { Tab: "移到右侧的按钮" },
  }),
  args: { title: "社区版块", description: "12 个圈子，4.8 万位镜友，今天新增 1,326 条内容" },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "社区版块" })).toBeVisible();
  },
};

export const Playground: Story = { args: { action: <Button>我加入的 5 个</Button> } };

export const TitleOnly: Story = { args: { title: "话题专区", description: undefined } };

export const LongText: Story = { args: { title: "x".repeat(120) } };
