import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { HeatTag } from "../tag/tag.tsx";
import { TopicRow } from "./topic-row.tsx";

const topic = { id: "3", content: "第一视角的秋天", viewCount: 128_000 };

const meta = {
  id: "topic-row",
  title: "列表 Lists/话题行 TopicRow · 话题 井号 hashtag",
  component: TopicRow,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "侧栏的话题，40 高。",
    use: "侧栏的话题，40 高。",
    avoid: "话题页用 TopicCard。",
    keys: { Tab: "移到链接", Enter: "打开" },
  }),
  args: { topic, href: "/pages/content/topiclist?id=3", rank: 1 },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopicRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveTextContent("1#第一视角的秋天12.8 万 浏览");
    await expect(link).toHaveAttribute("href", "/pages/content/topiclist?id=3");
  },
};

export const Playground: Story = { args: { mark: <HeatTag kind="hot" /> } };

/** 前三名用块色，第四名起只写数字。 */
export const TopThree: Story = {
  parameters: { proves: "SIDE-017 topics 1 to 3 are highlighted, topic 4 is not" },
  render: (args) => (
    <div>
      {[1, 2, 3, 4].map((rank) => (
        <TopicRow key={rank} {...args} rank={rank} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const marks = canvasElement.querySelectorAll("[data-slot=rank-mark]");
    await expect([...marks].map((mark) => mark.hasAttribute("data-highlight"))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  },
};

export const WithoutRank: Story = { args: { rank: undefined, note: "12 条新帖" } };

export const LongText: Story = {
  args: { topic: { ...topic, content: "话题名最多二十个字也会放不下的时候".repeat(2) } },
};
