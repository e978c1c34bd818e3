import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { Stat } from "./stat.tsx";

const meta = {
  id: "stat",
  title: "运营 Operator/数字 Stat · 统计 指标 计数 metric number",
  component: Stat,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一个数和它的名字：帖子、互动、浏览。",
    use: "一个数和它的名字：帖子、互动、浏览。",
    avoid: "积分用 PointsMark。",
    copy: "计数缩写成「1.2 万」。",
    keys: { Tab: "有地址时移到链接", Enter: "打开" },
  }),
  args: { value: 32_000, label: "帖子" },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3.2 万")).toBeVisible();
  },
};

export const Playground: Story = { args: { size: "lg" } };

export const Stacked: Story = { args: { layout: "stacked", size: "lg" } };

export const AsLink: Story = {
  args: { href: "/pages/mine/fans/index", label: "粉丝" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/pages/mine/fans/index");
  },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: { value: 1e15, label: "特别长的一个名字" },
  play: expectFits,
};
