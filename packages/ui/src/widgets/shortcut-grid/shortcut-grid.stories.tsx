import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { ShortcutGrid } from "./shortcut-grid.tsx";

const meta = {
  id: "shortcut-grid",
  title: "导航 Navigation/快捷入口 ShortcutGrid · 金刚区 宫格 shortcuts",
  component: ShortcutGrid,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "首页的快捷入口，四列。",
    use: "首页的快捷入口，四列。",
    avoid: "导航用 NavMenu。",
    keys: { Tab: "依次移过每格", Enter: "打开或选中" },
    copy: "名字两到四个字。",
  }),
  args: {
    items: [
      { id: "1", name: "活动", groupType: "bbs_group_activity", href: "/pages/activity/index" },
      { id: "2", name: "精选", groupType: "bbs_group_thread", href: "/pages/content/cherrypick" },
      { id: "3", name: "话题", groupType: "bbs_group_topic", href: "/pages/content/topiczone" },
      { id: "4", name: "任务", groupType: "bbs_group_task" },
      { id: "5", name: "反馈", groupType: "bbs_group_feedback", href: "/pages/content/training" },
      { id: "6", name: "设备认证", groupType: "bbs_group_device", href: "/pages/mine/deviceauth/index" },
      { id: "7", name: "积分商城", groupType: "mall", href: "/pages/mall/index" },
      { id: "8", name: "邀请好友", groupType: "invite", href: "/pages/mine/invite/index" },
    ],
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortcutGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 有去处的是链接，没有去处的是按钮。 */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "话题" })).toHaveAttribute(
      "href",
      "/pages/content/topiczone",
    );
    await userEvent.click(canvas.getByRole("button", { name: "任务" }));
    await expect(args.onSelect).toHaveBeenCalledWith(args.items[3]);
  },
};

export const Playground: Story = {};

/** 设计里没有的分组用灰色的格子。 */
export const Unknown: Story = {
  args: { items: [{ id: "9", name: "新分组", groupType: "other", href: "#" }] },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: {
    items: [
      { id: "1", name: "名字特别长的分组".repeat(3), groupType: "mall", href: "#" },
      { id: "2", name: "Supercalifragilistic".repeat(5), groupType: "invite", href: "#" },
    ],
  },
  play: expectFits,
};
