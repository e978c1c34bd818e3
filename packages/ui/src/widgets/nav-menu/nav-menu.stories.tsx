import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { NavMenu } from "./nav-menu.tsx";

const meta = {
  id: "nav-menu",
  title: "导航 Navigation/主导航 NavMenu · 顶部菜单 导航 navigation",
  component: NavMenu,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "顶栏的主导航，由服务器的菜单来。",
    use: "顶栏的主导航，由服务器的菜单来。",
    avoid: "侧边的用 SideNav；手机底部用 TabBar。",
    keys: { Tab: "依次移过各项", "Enter、空格或 ↓": "打开有下级的一项", Esc: "收起；焦点回到那项" },
  }),
  decorators: [
    (Story) => (
      <div className="h-96">
        <div className="h-16.5 border-b border-border bg-surface">
          <Story />
        </div>
      </div>
    ),
  ],
  args: {
    currentPath: "/",
    items: [
      { id: 1, name: "首页", menuType: "10", routePath: "/" },
      { id: 2, name: "社区版块", menuType: "10", routePath: "/pages/community/index" },
      {
        id: 3,
        name: "功能专区",
        menuType: "00",
        routePath: "",
        children: [
          {
            id: 31,
            name: "活动",
            menuType: "10",
            routePath: "#activity",
            groupType: "bbs_group_activity",
            hint: "3 场正在报名",
          },
          {
            id: 32,
            name: "话题专区",
            menuType: "10",
            routePath: "#topic",
            groupType: "bbs_group_topic",
            hint: "看看大家在聊什么",
          },
          { id: 33, name: "合作伙伴", menuType: "20", routePath: "https://example.com/partners" },
        ],
      },
      { id: 4, name: "官网", menuType: "20", routePath: "https://example.com/" },
    ],
  },
} satisfies Meta<typeof NavMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "NAV-014 NAV-015 NAV-016 parent, route and external link" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "首页" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "社区版块" })).not.toHaveAttribute("target");
    const site = canvas.getByRole("link", { name: /官网/ });
    await expect(site).toHaveAttribute("target", "_blank");
    await expect(site).toHaveAttribute("rel", expect.stringContaining("noopener"));
    await userEvent.click(canvas.getByRole("button", { name: "功能专区" }));
    await expect(canvas.getByRole("menuitem", { name: /活动/ })).toHaveAttribute("href", "#activity");
    const starts = canvas
      .getAllByRole("menuitem")
      .map((item) => item.querySelector("span:last-child")?.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};
export const Playground: Story = {};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: {
    items: [
      { id: 1, name: "名字很长的一级菜单", menuType: "10", routePath: "/" },
      { id: 2, name: "又一个名字很长的菜单", menuType: "10", routePath: "#b" },
    ],
  },
  play: expectFits,
};
