import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { ComposerEntry } from "./composer-entry.tsx";

const meta = {
  id: "composer-entry",
  title: "动作 Actions/动笔入口 ComposerEntry · 写点什么 发帖框 compose prompt",
  component: ComposerEntry,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "首页信息流上方，引人动笔的一行。",
    use: "首页信息流上方，引人动笔。",
    avoid: "游客看不到；别的页面用 PublishEntry。",
    keys: { Tab: "头像 → 输入的样子 → 各入口", Enter: "去写" },
  }),
  args: {
    user: { nickname: "云野", avatar: "img/av-09.svg", isVerified: 1 },
    momentHref: "/pages/content/index?currentContentIndex=0",
    threadHref: "/pages/content/index?currentContentIndex=1",
  },
  decorators: [
    (Story) => (
      <div className="max-w-214">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComposerEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "今天看到了什么？" })).toHaveAttribute(
      "href",
      args.momentHref,
    );
  },
};

export const Playground: Story = { args: { prompt: "这个圈子还等着你的第一张图" } };

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: { user: { nickname: "名字特别长".repeat(7), avatar: "", isVerified: 1 } },
  play: expectFits,
};
