import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { HeatTag, KindTag, Tag, TopicTag } from "./tag.tsx";

const meta = {
  id: "tag",
  title: "反馈 Feedback/标签 Tag · 分类 角标 精华 置顶 label chip",
  component: Tag,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "给内容分类：精华、求助、置顶、话题。",
    use: "给内容分类：精华、求助、置顶、话题。",
    avoid: "能去掉的用 RemovableChip；未读用 Badge。",
    keys: { Tab: "话题标签是链接", Enter: "打开话题" },
    copy: "颜色只分类，意思写在字里。",
  }),
  args: { children: "活动" },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: "plum" } };

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Tag>普通成员</Tag>
      <Tag tone="brand">新品</Tag>
      <Tag tone="accent">热兑</Tag>
      <Tag tone="info">待发货</Tag>
      <Tag tone="danger">已下架</Tag>
      <Tag tone="plum">活动</Tag>
    </div>
  ),
};

/** 用词固定的标签；精华用琥珀色。 */
export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {(["essence", "help", "pinned", "author", "moderator", "poll"] as const).map((kind) => (
        <KindTag key={kind} kind={kind} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("精华")).toHaveAttribute("data-kind", "essence");
  },
};

/** 话题的热、爆、新。 */
export const Heat: Story = {
  render: () => (
    <div className="flex gap-2">
      <HeatTag kind="hot" />
      <HeatTag kind="boom" />
      <HeatTag kind="fresh" />
    </div>
  ),
};

export const Topic: Story = {
  render: () => <TopicTag name="第一视角的秋天" href="/topics/7" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "#第一视角的秋天" })).toHaveAttribute("href", "/topics/7");
  },
};

export const LongText: Story = {
  render: () => (
    <div className="w-50 max-w-full">
      <TopicTag name="戴着眼镜骑完一千二百公里之后我想说的几句话" href="/topics/8" />
    </div>
  ),
};
