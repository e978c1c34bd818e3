import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { UserRow } from "../user-row/user-row.tsx";
import { StaffMark } from "./staff-mark.tsx";

const meta = {
  id: "staff-mark",
  title: "社区 Community/管理标 StaffMark · 官方 管理员 版主 运营 staff official moderator",
  component: StaffMark,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "管理人员昵称旁的标。",
    use: "紧跟在管理人员的昵称后面：帖子、评论、私信、榜单与搜索里都有。",
    avoid: "一个圈子的版主用 KindTag；用户组的名字用 Tag；认证机主是头像上的标。",
    copy: "写「管理」；读屏读「社区管理人员」。",
  }),
  args: { isStaff: 1 },
} satisfies Meta<typeof StaffMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("管理")).toBeVisible();
    await expect(canvas.getByText("社区管理人员")).toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** 普通会员没有标。 */
export const NotStaff: Story = {
  args: { isStaff: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="staff-mark"]')).toBeNull();
  },
};

/** 昵称再长也与标同在一行：昵称截断，标不缩。 */
export const LongText: Story = {
  render: () => (
    <div className="w-70 max-w-full bg-surface">
      <UserRow
        href="#1"
        user={{ userId: "1", nickname: "镜界社区的管理人员".repeat(4), avatar: "", isStaff: 1 }}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole("link").getBoundingClientRect();
    const mark = canvasElement.querySelector('[data-slot="staff-mark"]')!.getBoundingClientRect();
    await expect(mark.left).toBeGreaterThanOrEqual(name.right);
    await expect(mark.top).toBeLessThan(name.bottom);
    await expect(mark.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
  },
};
