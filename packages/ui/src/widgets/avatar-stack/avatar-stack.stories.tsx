import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { AvatarStack } from "./avatar-stack.tsx";

const meta = {
  id: "avatar-stack",
  title: "社区 Community/头像叠 AvatarStack · 一组头像 有谁 facepile",
  component: AvatarStack,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "版块卡、活动、通知里的「有谁」，最多十个。",
    use: "版块卡、活动、通知里的「有谁」，最多十个。",
    avoid: "要分清每个人时用 UserRow。",
    keys: { Tab: "给了 hrefOf 时依次移过每个头像", Enter: "打开主页" },
  }),
  args: {
    users: [
      "云野",
      "苏木木",
      "老陈骑行中",
      "林间电台",
      "豆沙馅儿",
      "折光率",
      "光圈八",
      "阿墨",
      "河岸第三",
      "木星来信",
      "夜跑的人",
      "慢门",
    ].map((nickname, index) => ({
      userId: index + 1,
      nickname,
      avatar: `img/av-${String(index + 1).padStart(2, "0")}.svg`,
    })),
  },
} satisfies Meta<typeof AvatarStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 十二人只画十人（CARD-007），重叠 7。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(10);
    const [first, second] = items as [HTMLElement, HTMLElement];
    await expect(first.getBoundingClientRect().right - second.getBoundingClientRect().left).toBe(scaled(7));
  },
};

export const Playground: Story = { args: { max: 6, size: 28 } };

export const AsLinks: Story = {
  args: { hrefOf: (user) => `/user/${user.userId}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "云野" })).toHaveAttribute("href", "/user/1");
  },
};

export const Empty: Story = { args: { users: [] } };
