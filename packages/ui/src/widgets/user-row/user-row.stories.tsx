import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { PEOPLE, userHref } from "../thread-card/story-data.ts";
import { UserRow, type UserView } from "./user-row.tsx";

const onToggle = fn();
const [yun, su, , , , , , , , , , mo] = PEOPLE as [UserView, ...UserView[]];

const meta = {
  id: "user-row",
  title: "列表 Lists/成员行 UserRow · 用户 人 粉丝 关注 user cell member",
  component: UserRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "52 高的一行人：榜单、关注、粉丝。",
    use: "52 高的一行人：榜单、关注、粉丝。",
    avoid: "搜索结果用 UserResult。",
    keys: { Tab: "昵称 → 关注", "Enter 或空格": "打开或关注" },
  }),
  args: {
    user: su as UserView,
    href: userHref("2"),
    action: <FollowButton isFollow={false} name="苏木木" onToggle={onToggle} />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 整行通往主页，关注按钮各点各的。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "苏木木" })).toHaveAttribute("href", userHref("2"));
    await userEvent.click(canvas.getByRole("button", { name: /关注 苏木木/ }));
    await expect(onToggle).toHaveBeenCalledWith(true);
  },
};

export const Playground: Story = { args: { rank: 4 } };

export const Ranked: Story = { args: { rank: 2 } };

/** 自己那一行没有关注按钮。 */
export const Own: Story = {
  args: { user: yun, href: userHref("1"), action: <FollowButton own isFollow={false} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const WithoutSignature: Story = { args: { user: { ...(mo as UserView), signature: "" } } };

export const LongText: Story = {
  args: { user: { ...(su as UserView), nickname: "名字".repeat(20), signature: "签名也很长".repeat(20) } },
};
