import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis, Share2 } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TopBar } from "./top-bar.tsx";

const meta = {
  id: "top-bar",
  title: "导航 Navigation/顶栏 TopBar · 导航栏 页头 header navbar",
  component: TopBar,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    ...usage({
      purpose: "每个页面的顶，66 高；手机 52。",
      use: "每个页面的顶，66 高；手机上的内页 52。",
      avoid: "登录页与弹层里不放。",
      keys: {
        Tab: "标志 → 导航 → 搜索 → 签到 → 消息 → 官网 → 发布 → 我的",
        "Enter、空格或 ↓": "打开菜单",
        Esc: "收起菜单；焦点回到触发处",
      },
    }),
  },
  decorators: [
    (Story) => (
      <div className="min-h-100">
        <Story />
      </div>
    ),
  ],
  args: {
    currentPath: "/",
    items: [
      { id: 1, name: "首页", menuType: "10", routePath: "/" },
      { id: 2, name: "社区版块", menuType: "10", routePath: "#community" },
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
            routePath: "#a",
            groupType: "bbs_group_activity",
            hint: "3 场正在报名",
          },
          {
            id: 32,
            name: "话题专区",
            menuType: "10",
            routePath: "#b",
            groupType: "bbs_group_topic",
            hint: "看看大家在聊什么",
          },
          {
            id: 33,
            name: "精选",
            menuType: "10",
            routePath: "#c",
            groupType: "bbs_group_thread",
            hint: "每周五更新",
          },
          {
            id: 34,
            name: "任务专区",
            menuType: "10",
            routePath: "#d",
            groupType: "bbs_group_task",
            hint: "今天还可得 30 积分",
          },
          {
            id: 35,
            name: "反馈专区",
            menuType: "10",
            routePath: "#e",
            groupType: "bbs_group_feedback",
            hint: "查进度、提问题",
          },
        ],
      },
      { id: 4, name: "官网", menuType: "20", routePath: "https://example.com/" },
    ],
    user: { nickname: "云野", avatar: "img/av-09.svg", isVerified: true, level: 9, points: 2480 },
    unread: 120,
    signPending: true,
    dayElapsed: 42,
    hrefs: {
      home: "#home",
      search: "#search",
      login: "#login",
      editProfile: "#edit",
      sign: "#sign",
      messages: "#messages",
      site: "https://example.com/",
      mine: "#mine",
      settings: "#settings",
      moment: "#moment",
      thread: "#thread",
    },
    onSearch: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole("banner");
    await expect(bar.getBoundingClientRect().height).toBe(scaled(66));
    const [search] = canvas.getAllByRole("link", { name: /搜索/ });
    if (search) await userEvent.click(search);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
export const Visitor: Story = {
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "登录" })).toBeVisible();
  },
};
export const NoNickname: Story = {
  args: { user: { nickname: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "填写昵称" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "发布" })).toBeNull();
  },
};
/** 已登录，还不知道是谁。 */
export const Unknown: Story = { args: { user: undefined } };
export const ZoneMenu: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "功能专区" }));
    await expect(canvas.getAllByRole("menuitem")).toHaveLength(5);
  },
};
export const PublishMenu: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "发布" }));
    await expect(canvas.getAllByRole("menuitem")).toHaveLength(args.hrefs.activity ? 3 : 2);
  },
};
export const PublishWithActivity: Story = {
  ...PublishMenu,
  args: { hrefs: { ...meta.args.hrefs, activity: "#activity" } },
};
export const UserMenu: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "我的菜单" }));
    await expect(canvas.getByRole("menuitem", { name: "退出登录" })).toHaveAttribute("data-value", "logout");
  },
};
/** 手机上的内页：页头高 52。 */
export const MobileInner: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const isPhone = window.innerWidth < 768;
    await expect(canvas.getByRole("banner").getBoundingClientRect().height).toBe(scaled(isPhone ? 52 : 66));
  },
  args: {
    mobileTitle: "用 Lens One 拍完一整个秋天",
    onBack: fn(),
    mobileActions: (
      <>
        <IconButton aria-label="分享">
          <Share2 aria-hidden="true" strokeWidth={1.7} />
        </IconButton>
        <IconButton aria-label="更多">
          <Ellipsis aria-hidden="true" strokeWidth={1.7} />
        </IconButton>
      </>
    ),
  },
};
