import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Card, CardHeader } from "../card/card.tsx";
import { Switch } from "../switch/switch.tsx";
import { SettingRow } from "./setting-row.tsx";

const meta = {
  id: "setting-row",
  title: "列表 Lists/设置行 SettingRow · 设置项 偏好 setting preference",
  component: SettingRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "设置页的一行：名字、说明、右侧的控件或去处。",
    use: "设置页的一行：名字、说明、右侧的控件或去处。",
    avoid: "表单用 Field。",
    keys: { Tab: "移到右侧的控件" },
  }),
  args: { label: "登录密码", hint: "改过之后，其他登录随之结束", children: "修改", onOpen: fn() },
  decorators: [
    (Story) => (
      <Card className="overflow-clip">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof SettingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole("button", { name: /登录密码/ });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};

/** 通往另一页。 */
export const AsLink: Story = {
  args: {
    label: "个人资料",
    hint: "昵称 30 天能改一次",
    children: "云野",
    href: "#profile",
    onOpen: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /个人资料/ })).toHaveAttribute("href", "#profile");
  },
};

/** 立即生效的开关。 */
export const WithSwitch: Story = {
  args: {
    label: "公开粉丝列表",
    hint: undefined,
    children: <Switch aria-label="公开粉丝列表" defaultChecked />,
    onOpen: undefined,
  },
};

/** 回不了头的操作。 */
export const Danger: Story = {
  args: { label: "注销账号", hint: "15 天冷静期，期间登录就取消", children: undefined, tone: "danger" },
};

/** 几行放在一张卡片里。 */
export const Group: Story = {
  render: (args) => (
    <>
      <CardHeader title="账号与安全" className="px-4 md:px-6" />
      <div className="border-border border-t">
        <SettingRow {...args} />
        <SettingRow {...args} label="登录账号" hint={undefined} onOpen={undefined}>
          member
        </SettingRow>
      </div>
    </>
  ),
};

export const LongText: Story = {
  args: { label: "名字".repeat(40), hint: "longword".repeat(40), children: undefined },
};
