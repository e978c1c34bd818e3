import type { Meta, StoryObj } from "@storybook/react-vite";
import { Eye, MessageCircle, Share2 } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { IconTile } from "../icon-tile/icon-tile.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { TaskRow } from "./task-row.tsx";

const READ = {
  id: "1",
  name: "浏览 5 篇帖子",
  rewardPoints: 5,
  completedNum: 3,
  rewardNum: 5,
  finish: false,
};

const meta = {
  id: "task-row",
  title: "列表 Lists/任务行 TaskRow · 任务 积分任务 task mission",
  component: TaskRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "任务专区与任务弹层里的一行。",
    use: "任务专区与任务弹层里的一行；行与行之间自动有分隔线。",
    avoid: "签到是每天的主动作，用 SignInBlock。",
    keys: { Tab: "移到「去完成」；已完成的行没有焦点", "Enter 或空格": "开始任务，处理中不重复" },
    copy: "名称以动词开头，写清数量：「浏览 5 篇帖子」。",
  }),
  args: {
    task: READ,
    icon: (
      <IconTile tone="brand">
        <Eye />
      </IconTile>
    ),
    onStart: fn(),
  },
  argTypes: { icon: { control: false } },
  decorators: [
    (Story) => (
      <div className="max-w-214 bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "TASK-004 TASK-005 TASK-006 TASK-007 name, reward, 3/5 and a button to go on" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("浏览 5 篇帖子")).toBeVisible();
    // It has a place on wide windows and another on phones: one of them is seen.
    await expect(canvas.getAllByText("+5").filter((one) => one.checkVisibility())).toHaveLength(1);
    await expect(canvas.getByText("3/5")).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "3");
    const start = canvas.getByRole("button", { name: "去完成 浏览 5 篇帖子" });
    await expect(start).toBeEnabled();
    await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
/** 处理中：转圈，再点也只算一次。 */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole("button"));
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-busy", "true");
  },
};
export const Done: Story = {
  parameters: { proves: "TASK-008 a finished task shows 已完成 and no button" },
  args: { task: { ...READ, completedNum: 5, finish: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("已完成")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Loading: Story = {
  render: () => (
    <div aria-busy="true" className="grid gap-4 p-5">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  ),
};
export const Empty: Story = { render: () => <EmptyState size="sm" /> };
export const LongText: Story = {
  args: { task: { ...READ, name: "把一段很长的任务说明写在名称里".repeat(6), rewardPoints: 1_000_000 } },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("[data-slot=task-row]") as HTMLElement;
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};
/** 一张任务清单。 */
export const List: Story = {
  render: (args) => (
    <>
      <TaskRow {...args} />
      <TaskRow
        {...args}
        pending
        task={{ ...READ, name: "写一条不少于 15 字的评论", rewardPoints: 10, completedNum: 0, rewardNum: 1 }}
        icon={
          <IconTile tone="blue">
            <MessageCircle />
          </IconTile>
        }
      />
      <TaskRow
        {...args}
        task={{ ...READ, name: "分享一篇帖子给好友", completedNum: 1, rewardNum: 1, finish: true }}
        icon={
          <IconTile tone="amber">
            <Share2 />
          </IconTile>
        }
      />
    </>
  ),
};
