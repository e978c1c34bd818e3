import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarCheck, Gift } from "lucide-react";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { IconTile } from "../icon-tile/icon-tile.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { PointsRow } from "./points-row.tsx";

const meta = {
  id: "points-row",
  title: "列表 Lists/积分行 PointsRow · 积分明细 收支 points ledger",
  component: PointsRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "积分明细：每一笔收支，每行都写余额。",
    use: "积分明细：每一笔收支，每行都写余额。",
    avoid: "任务用 TaskRow；只显示一个数用 PointsMark。",
    copy: "收入带加号，支出带减号，时间写全。",
    keys: { Tab: "有地址时移到链接", Enter: "打开" },
  }),
  args: {
    icon: (
      <IconTile tone="amber">
        <CalendarCheck />
      </IconTile>
    ),
    name: "每日签到",
    time: "2026-11-21 08:02:11",
    amount: 5,
    balance: 2480,
  },
  argTypes: { icon: { control: false } },
  decorators: [
    (Story) => (
      <div className="max-w-214 bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PointsRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+5")).toBeVisible();
    await expect(canvas.getByText("余额 2,480")).toBeVisible();
    await expect(canvas.getByTitle("2026-11-21 08:02:11")).toHaveAttribute(
      "datetime",
      "2026-11-21T08:02:11+08:00",
    );
  },
};
export const Playground: Story = {};
export const Linked: Story = {
  args: { name: "帖子被加精", note: "第一次戴着导航爬夜山", amount: 50, href: "#thread" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "帖子被加精" })).toBeVisible();
    await expect(canvas.getByText(/第一次戴着导航爬夜山/)).toBeVisible();
  },
};
export const Spend: Story = {
  args: {
    icon: (
      <IconTile tone="red">
        <Gift />
      </IconTile>
    ),
    name: "兑换 日出色夹片",
    amount: -1200,
    balance: 1280,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("\u22121,200")).toBeVisible();
    await expect(canvas.getByText("减 1,200 积分")).toBeInTheDocument();
  },
};
export const Loading: Story = {
  render: () => (
    <div aria-busy="true" className="grid gap-3 p-5">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  ),
};
export const Empty: Story = { render: () => <EmptyState size="sm" /> };
export const LongText: Story = {
  args: { name: "一件名字特别特别长的事".repeat(12), amount: 1e15, balance: 1e15 },
};
