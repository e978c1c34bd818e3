import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Segmented } from "../segmented/segmented.tsx";
import { SideCard } from "./side-card.tsx";

const meta = {
  id: "side-card",
  title: "导航 Navigation/侧栏卡 SideCard · 侧栏 区块 aside section",
  component: SideCard,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "侧栏的一区：题头加内容。",
    use: "侧栏的一区：题头加内容。",
    avoid: "正文区用 Card。",
    keys: { Tab: "题头的控件 → 更多 → 内容" },
  }),
  args: {
    title: "话题专区",
    moreHref: "/pages/content/topiczone",
    moreText: "更多话题",
    children: <p className="px-4 pb-2 text-text-secondary">这里放一个列表。</p>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "话题专区" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "更多话题" })).toHaveAttribute(
      "href",
      "/pages/content/topiczone",
    );
  },
};

export const Playground: Story = {};

/** 题头右端放分段控件。 */
export const WithAction: Story = {
  args: {
    title: "热门内容",
    moreHref: undefined,
    action: (
      <Segmented
        aria-label="时间范围"
        options={[
          { value: "day", label: "日" },
          { value: "month", label: "月" },
          { value: "year", label: "年" },
        ]}
      />
    ),
  },
};

export const LongText: Story = { args: { title: "很长的标题".repeat(10) } };
