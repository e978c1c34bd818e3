import type { Meta, StoryObj } from "@storybook/react-vite";
import { PencilLine, Settings } from "lucide-react";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Button } from "../button/button.tsx";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ProfileHeader } from "./profile-header.tsx";

const profile = {
  userId: "1",
  nickname: "云野",
  avatar: "img/av-09.svg",
  cover: "img/cover-lake.jpg",
  signature: "拍山，也拍山里的信号塔。周末在户外，工作日在改文档。",
  level: 9,
  isVerified: 1,
  hotRanking: 0,
  joinedAt: "2024-03-12 10:00:00",
};

const meta = {
  id: "profile-header",
  title: "社区 Community/主页头 ProfileHeader · 个人主页 封面 签名 profile",
  component: ProfileHeader,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "个人主页的头：封面、头像、签名、几个数。",
    use: "个人主页的头：封面、头像、签名、几个数。",
    avoid: "帖子旁的作者用 AuthorCard。",
    keys: { Tab: "数字 → 按钮", Enter: "打开或按下" },
  }),
  args: {
    profile,
    stats: [
      { label: "关注", value: 214, href: "/pages/mine/follow/index" },
      { label: "粉丝", value: 12_000, href: "/pages/mine/fans/index" },
      { label: "获赞", value: 46_000 },
      { label: "积分", value: 2480, href: "/pages/mine/points/index" },
    ],
    actions: (
      <>
        <Button className="max-md:grow">
          <PencilLine strokeWidth={1.7} />
          编辑资料
        </Button>
        <IconButton aria-label="设置" className="ring-1 ring-border-strong ring-inset">
          <Settings strokeWidth={1.7} />
        </IconButton>
      </>
    ),
  },
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "云野" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /1\.2 万\s?粉丝/ })).toHaveAttribute(
      "href",
      "/pages/mine/fans/index",
    );
    await expect(canvas.getByText("2024-03-12 加入")).toBeVisible();
  },
};

export const Playground: Story = {};

export const OtherPerson: Story = {
  args: {
    profile: { ...profile, cover: "", hotRanking: 0 },
    coverFallback: <span className="block size-full bg-tint-brand" />,
    actions: <FollowButton isFollow={false} name="云野" />,
  },
};

export const LongText: Story = {
  args: { profile: { ...profile, nickname: "名字".repeat(30), signature: "x".repeat(300) } },
};
