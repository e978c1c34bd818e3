import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogOut, PencilLine, User, Zap } from "lucide-react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { HoverMenu, HoverMenuItem, HoverMenuSeparator } from "./hover-menu.tsx";

const meta = {
  id: "hover-menu",
  title: "动作 Actions/悬停菜单 HoverMenu · 下拉导航 hover navigation",
  component: HoverMenu,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "顶栏里悬停或回车展开的菜单。",
    use: "顶栏的导航、发布与我的菜单。",
    avoid: "页面里的更多用 DropdownMenu。",
    keys: {
      "Enter、空格或 ↓": "打开并到第一项",
      "↑": "打开并到末项",
      "↑ ↓ Home End": "移动",
      Esc: "关闭；焦点回到触发处",
      Tab: "移出并关闭",
    },
  }),
  args: {
    label: "发布",
    trigger: <Button tone="primary">发布</Button>,
    panelClassName: "w-54",
    children: (
      <>
        <HoverMenuItem href="#moment" icon={<Zap size="1.25rem" strokeWidth={1.7} />} hint="几句话，几张图">
          动态
        </HoverMenuItem>
        <HoverMenuItem
          href="#thread"
          icon={<PencilLine size="1.25rem" strokeWidth={1.7} />}
          hint="写一篇长文"
        >
          帖子
        </HoverMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof HoverMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "NAV-036 NAV-038 opens on hover, closes on leave" },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "发布" });
    await userEvent.hover(trigger);
    await canvas.findByRole("menu", { name: "发布" });
    await userEvent.unhover(trigger);
    await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
  },
};
export const Playground: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "发布" }));
    await canvas.findByRole("menu");
  },
};
export const Plain: Story = {
  args: {
    label: "我的",
    trigger: <Button>我的</Button>,
    children: (
      <>
        <HoverMenuItem href="#mine" icon={<User strokeWidth={1.7} />} value="mine-center">
          个人主页
        </HoverMenuItem>
        <HoverMenuSeparator />
        <HoverMenuItem icon={<LogOut strokeWidth={1.7} />} tone="danger" value="logout">
          退出登录
        </HoverMenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "我的" });
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "个人主页" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await canvas.findByRole("menu");
  },
};

/** 放在对话框里：不被正文裁掉，Esc 先收起菜单，对话框留着。 */
export const InDialog: Story = {
  render: (args) => (
    <Dialog defaultOpen title="选一种" size="sm">
      <HoverMenu {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.hover(await screen.findByRole("button", { name: "发布" }));
    const menu = await screen.findByRole("menu", { name: "发布" });
    const last = menu.lastElementChild as Element;
    // The menu goes with its button while the dialog still comes in.
    await waitFor(() => {
      const { left, bottom } = last.getBoundingClientRect();
      return expect(last.contains(document.elementFromPoint(left + 20, bottom - 4))).toBe(true);
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
