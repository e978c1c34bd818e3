import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { THREAD, userHref } from "../thread-card/story-data.ts";
import { AuthorCard } from "./author-card.tsx";

const meta = {
  id: "author-card",
  title: "社区 Community/作者卡 AuthorCard · 楼主 作者 author",
  component: AuthorCard,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "帖子详情右侧：作者是谁、几个数、关注与私信。",
    use: "帖子详情右侧：作者是谁、几个数、关注与私信。",
    avoid: "窄屏不放；个人主页用 ProfileHeader。",
    keys: { Tab: "昵称 → 数字 → 按钮", Enter: "打开或按下" },
  }),
  args: {
    user: { ...THREAD.user, signature: "慢慢走，慢慢拍" },
    href: userHref("2"),
    stats: [
      { label: "帖子", value: 128 },
      { label: "获赞", value: 32000 },
      { label: "粉丝", value: 8640 },
    ],
    actions: <FollowButton isFollow={false} className="h-9 rounded-control text-ui" />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AuthorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "苏木木" })).toBeVisible();
    await expect(canvas.getByText("3.2 万")).toBeVisible();
  },
};

export const Playground: Story = {};

/** 签名与数还在路上：骨架留出位置，高度不变。 */
export const Loading: Story = {
  args: { user: { ...THREAD.user, signature: "" }, stats: undefined, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "苏木木" })).toHaveAttribute("aria-busy", "true");
  },
};

/** 数没有取到：不留空行。 */
export const Failed: Story = { args: { user: { ...THREAD.user, signature: "" }, stats: undefined } };

/** 自己的帖子：没有关注。 */
export const Own: Story = { args: { actions: undefined } };

export const LongText: Story = {
  args: {
    user: { ...THREAD.user, nickname: "名字很长的一个人".repeat(4), signature: "签名也很长".repeat(12) },
  },
};
