import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { FollowButton } from "./follow-button.tsx";

const meta = {
  id: "follow-button",
  component: FollowButton,
  tags: ["autodocs"],
  parameters: usage({
    use: "一切能关注的人旁边。自己那行不出现，游客也看得到。",
    avoid: "加入圈子用 JoinButton。",
    keys: { Tab: "移到按钮", "Enter 或空格": "关注或取消；请求中不重复" },
    copy: "关注、已关注、互相关注；悬停写「取消关注」。",
  }),
  args: { isFollow: false, name: "云野", onToggle: fn() },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "关注 云野" });
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([72, 28]);
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
    await expect(button.offsetWidth).toBe(72);
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
    await expect(button.offsetWidth).toBe(72);
  },
};

/** 自己的那一行没有按钮（STATE-009）。 */
export const Own: Story = {
  args: { own: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
