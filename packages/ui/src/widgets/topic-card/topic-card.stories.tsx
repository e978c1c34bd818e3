import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { HeatTag } from "../tag/tag.tsx";
import { TopicCard } from "./topic-card.tsx";

const onToggle = fn();
const topic = {
  id: "3",
  content: "第一视角的秋天",
  intro: "落叶、雾、晚霞，把今年的秋天留一份",
  cover: "img/forest.jpg",
  viewCount: 128_000,
  threadCount: 3204,
  followCount: 11_000,
};

const meta = {
  id: "topic-card",
  title: "社区 Community/话题卡 TopicCard · 话题 井号 hashtag topic",
  component: TopicCard,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "话题专区的前三名与列表。",
    use: "话题专区的前三名与列表。",
    avoid: "侧栏用 TopicRow。",
    keys: { Tab: "移到链接", Enter: "打开" },
  }),
  args: {
    topic,
    href: "/pages/content/topiclist?id=3",
    action: <FollowButton isFollow={false} name="第一视角的秋天" onToggle={onToggle} />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-214">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopicCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/pages/content/topiclist?id=3");
    await expect(canvas.getByText("12.8 万 浏览")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(onToggle).toHaveBeenCalledWith(true);
  },
};

export const Playground: Story = { args: { mark: <HeatTag kind="hot" />, rank: 1 } };

/** 热议榜前三的图卡。 */
export const Covers: Story = {
  render: (args) => (
    <div className="grid gap-3 md:grid-cols-3">
      {["forest", "latte", "metro"].map((name, index) => (
        <TopicCard
          key={name}
          {...args}
          layout="cover"
          rank={index + 1}
          topic={{ ...topic, cover: `img/${name}.jpg` }}
        />
      ))}
    </div>
  ),
};

export const WithoutCover: Story = { args: { topic: { ...topic, cover: "" } } };

export const LongText: Story = {
  args: { topic: { ...topic, content: "很长的话题".repeat(12), intro: "很长的简介".repeat(30) } },
};
