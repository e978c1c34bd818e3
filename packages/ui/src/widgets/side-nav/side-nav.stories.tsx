import type { Meta, StoryObj } from "@storybook/react-vite";
import { Award, Settings, User } from "lucide-react";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { SideNav } from "./side-nav.tsx";

const meta = {
  id: "side-nav",
  title: "导航 Navigation/侧边导航 SideNav · 侧栏 我的 sidebar navigation",
  component: SideNav,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "「我的」一组页面的侧边导航。",
    use: "「我的」一组页面的侧边导航。",
    avoid: "1024 以下收起；主导航用 NavMenu。",
    keys: { Tab: "移到链接", Enter: "打开" },
  }),
  args: {
    "aria-label": "我的",
    current: "#settings",
    items: [
      { href: "#profile", label: "个人主页", icon: <User aria-hidden="true" /> },
      { href: "#badges", label: "徽章", icon: <Award aria-hidden="true" />, count: 12 },
      { href: "#settings", label: "设置", icon: <Settings aria-hidden="true" /> },
    ],
  },
  decorators: [
    (Story) => (
      <div className="w-52 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "设置" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: /徽章/ })).not.toHaveAttribute("aria-current");
  },
};
export const Playground: Story = {};

/** 上面可以放是谁的。 */
export const WithHeader: Story = {
  args: { header: <p className="px-2 pb-4 font-semibold">云野</p> },
};

/** 项多时分成几组。 */
export const Groups: Story = {
  args: {
    items: [
      [
        { href: "#profile", label: "个人主页", icon: <User aria-hidden="true" /> },
        { href: "#badges", label: "徽章", icon: <Award aria-hidden="true" />, count: 12 },
      ],
      [{ href: "#settings", label: "设置", icon: <Settings aria-hidden="true" /> }],
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = ["徽章", "设置"].map((name) =>
      canvas.getByRole("link", { name: new RegExp(name) }),
    );
    await expect(first?.parentElement).not.toBe(second?.parentElement);
    await expect(second?.parentElement).toHaveStyle({ borderTopWidth: "1px" });
  },
};

export const LongText: Story = {
  args: {
    items: [{ href: "#a", label: "很长的名字".repeat(8), icon: <User aria-hidden="true" />, count: 100000 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").offsetWidth).toBe(scaled(208));
  },
};
