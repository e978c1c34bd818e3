import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { PointsMark } from "./points-mark.tsx";

const meta = {
  id: "points-mark",
  title: "社区 Community/积分 PointsMark · 金币 分数 价格 points coin",
  component: PointsMark,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一切积分数字：余额、价格、任务奖励、收支。",
    use: "一切积分数字：余额、价格、任务奖励、收支。",
    avoid: "经验、热度、人数不是积分，用 Stat。",
    copy: "奖励写「+5」，花费写「−180」，余额与价格不带符号。",
  }),
  args: { value: 2480 },
} satisfies Meta<typeof PointsMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2,480")).toBeVisible();
    await expect(canvas.getByText("2,480 积分")).toBeInTheDocument();
  },
};
export const Playground: Story = { args: { size: "lg", tone: "text" } };
/** 任务的奖励。读屏读作「加 5 积分」。 */
export const Gain: Story = {
  args: { value: 5, signed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+5")).toBeVisible();
    await expect(canvas.getByText("加 5 积分")).toBeInTheDocument();
  },
};
/** 花费用正文色。 */
export const Spend: Story = { args: { value: -180, signed: true, tone: "text" } };
/** 再大的数也写全。 */
export const Huge: Story = {
  args: { value: 1_280_000, size: "md" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,280,000")).toBeVisible();
  },
};
