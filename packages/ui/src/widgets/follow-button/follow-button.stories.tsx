import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { english } from "../../lib/english.ts";
import { LocaleProvider } from "../../lib/locale.tsx";
import { scaled } from "../../test/scaled.ts";
import { FollowButton } from "./follow-button.tsx";

const meta = {
  id: "follow-button",
  title: "动作 Actions/关注 FollowButton · 加关注 取关 取消关注 互相关注 follow subscribe",
  component: FollowButton,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "列表里跟着一个人用的小按钮，各状态同宽。",
    use: "一切能关注的人旁边。自己那行不出现，游客也看得到。",
    avoid: "加入圈子用 JoinButton。",
    keys: { Tab: "移到按钮", "Enter 或空格": "关注或取消；请求中不重复" },
    copy: "关注、已关注、互相关注；鼠标移上来或键盘聚焦时写「取消关注」，读屏的名字跟着变。",
  }),
  args: { isFollow: false, name: "云野", onToggle: fn() },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "关注 云野" });
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([scaled(72), scaled(28)]);
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await expect(button).toHaveTextContent("关注");
  },
};

export const Playground: Story = { args: { isMutual: false, pending: false, own: false } };

export const Following: Story = {
  args: { isFollow: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "已关注 云野" });
    await expect(button.offsetWidth).toBe(scaled(72));
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
};

export const Mutual: Story = {
  args: { isFollow: true, isMutual: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "互相关注 云野" })).toBeVisible();
  },
};

/** 请求中：转圈，不再触发，名字不变。 */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "关注 云野" });
    await userEvent.click(button);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button.offsetWidth).toBe(scaled(72));
  },
};

/** 键盘聚焦时看得见、听得到按下去会怎样。 */
export const Focused: Story = {
  args: { isFollow: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "取消关注 云野" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent("取消关注");
  },
};

/** 不能按的看得出来：与没有关注的、已关注的都不一样。 */
export const Disabled: Story = {
  args: { isFollow: true, disabled: true },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole("button"));
    await expect(style.cursor).toBe("not-allowed");
    await expect(style.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  },
};

/** WCAG 1.4.12：字距、词距放大后字还在按钮里，各状态仍然同宽。 */
export const WideText: Story = {
  args: { isFollow: true, name: undefined },
  render: (args) => (
    <div className="grid justify-items-start gap-2 tracking-[0.12em] [word-spacing:0.16em]">
      <LocaleProvider locale="en" translations={english}>
        <FollowButton {...args} isFollow={false} />
        <FollowButton {...args} />
        <FollowButton {...args} isMutual />
      </LocaleProvider>
      <FollowButton {...args} isMutual />
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole("button");
    for (const button of buttons) {
      const label = button.firstElementChild as HTMLElement;
      await expect(label.offsetWidth).toBeLessThanOrEqual(button.clientWidth - scaled(16));
    }
    const [none, following, mutual] = buttons.map((button) => button.offsetWidth);
    await expect([following, mutual]).toEqual([none, none]);
  },
};

/** 自己的那一行没有按钮（STATE-009）。 */
export const Own: Story = {
  args: { own: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
