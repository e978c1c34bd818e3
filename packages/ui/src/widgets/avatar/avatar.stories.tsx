import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Avatar } from "./avatar.tsx";

const meta = {
  id: "avatar",
  title: "社区 Community/头像 Avatar · 用户图片 默认头像 user picture",
  component: Avatar,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "一切代表一个人的地方。",
    use: "一切代表一个人的地方；昵称就在旁边时不写 `alt`。",
    avoid: "图标与圈子封面不是头像。",
  }),
  args: { src: "img/av-09.svg", name: "云野", alt: "云野的头像" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 56, verified: true } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-end gap-4">
      {([96, 56, 48, 40, 36, 32, 28, 24, 20] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

/** 已认证设备：右下角一副小眼镜。 */
export const Verified: Story = {
  args: { size: 56, verified: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "已认证设备" })).toBeVisible();
  },
};

/** 图片坏了，取昵称首字。 */
export const BrokenPicture: Story = {
  args: { src: "img/missing.jpg" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("云")).toBeVisible();
  },
};

export const WithoutPicture: Story = { args: { src: null } };

export const WithoutName: Story = { args: { src: null, name: "", alt: "未命名的用户" } };
