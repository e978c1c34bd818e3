import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { PublishEntry } from "./publish-entry.tsx";

const meta = {
  id: "publish-entry",
  title: "动作 Actions/发布入口 PublishEntry · 发帖 发动态 加号 publish create",
  component: PublishEntry,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "手机的发布面板与社区页的入口。",
    use: "手机的发布面板与社区页的入口。",
    avoid: "桌面顶栏用发布菜单。",
    keys: { Tab: "移到链接", Enter: "打开" },
  }),
  args: {
    "aria-label": "发布",
    momentHref: "/pages/content/index?currentContentIndex=0",
    threadHref: "/pages/content/index?currentContentIndex=1",
  },
  decorators: [
    (Story) => (
      <div className="max-w-89.5 bg-surface p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PublishEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 没有发起活动的权限：只有动态与帖子。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

export const Playground: Story = { args: { activityHref: "/pages/content/index?currentContentIndex=2" } };

export const WithActivityAndDraft: Story = {
  args: {
    activityHref: "/pages/content/index?currentContentIndex=2",
    draft: {
      title: "接着写「夜里怎么拍雨」",
      note: "草稿，昨天 23:10",
      href: "/pages/content/index?draft=1",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /活动/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /接着写/ })).toBeVisible();
  },
};
