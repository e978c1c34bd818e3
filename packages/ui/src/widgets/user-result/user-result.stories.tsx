import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { PEOPLE, userHref } from "../thread-card/story-data.ts";
import type { UserView } from "../user-row/user.ts";
import { UserResult, UserResultSkeleton } from "./user-result.tsx";

const chen = PEOPLE[2] as UserView;

const meta = {
  id: "user-result",
  title: "列表 Lists/成员结果 UserResult · 搜索 用户 user search result",
  component: UserResult,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "搜到的一个人。",
    use: "搜到的一个人。",
    avoid: "榜单与关注列表用 UserRow。",
    keys: { Tab: "昵称 → 关注", "Enter 或空格": "打开或关注" },
  }),
  args: { user: chen, href: userHref("3"), action: <FollowButton isFollow name="老陈骑行中" /> },
  decorators: [
    (Story) => (
      <div className="max-w-214 bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    proves: "SEARCH-014 SEARCH-015 SEARCH-016 SEARCH-018 avatar, nickname, group and follow button",
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=avatar-image]")).toHaveAttribute(
      "src",
      "img/av-12.svg",
    );
    await expect(canvas.getByRole("link", { name: "老陈骑行中" })).toBeVisible();
    await expect(canvas.getByText("骑行达人")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /老陈骑行中/ })).toBeVisible();
  },
};

export const Playground: Story = {};

/** 没有用户组写「普通会员」，不在前十没有名次标。 */
export const Ordinary: Story = {
  parameters: { proves: "CONST-025 without a group the member is an ordinary one" },
  args: { user: { ...chen, groupName: "", hotRanking: 11 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("普通会员")).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=hot-rank]")).toBeNull();
  },
};

export const LongText: Story = {
  args: { user: { ...chen, nickname: "名字".repeat(30), signature: "签名也很长".repeat(30) } },
};

/** 正在找的时候。 */
export const Loading: Story = {
  render: () => (
    <>
      <UserResultSkeleton />
      <UserResultSkeleton />
    </>
  ),
};
