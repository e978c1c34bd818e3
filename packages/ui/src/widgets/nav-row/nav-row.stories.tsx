import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe, Smartphone } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { NavRow } from "./nav-row.tsx";

const meta = {
  id: "nav-row",
  title: "导航 Navigation/菜单行 NavRow · 手机菜单 去处 navigation item",
  component: NavRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "手机菜单里的一个去处。",
    use: "手机菜单里的一个去处。",
    avoid: "带说明或开关的行用 SettingRow。",
    keys: { Tab: "移到这一行", Enter: "打开" },
  }),
  args: { href: "#activity", groupType: "bbs_group_activity", children: "活动" },
  decorators: [
    (Story) => (
      <div className="w-81 max-w-full bg-surface-raised">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

export const External: Story = {
  args: {
    href: "https://lenscape.example",
    external: true,
    icon: <Globe />,
    groupType: "",
    children: "官网",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("target", "_blank");
  },
};

export const Action: Story = {
  args: { href: undefined, icon: <Smartphone />, groupType: "", onClick: fn(), children: "打开小程序" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
