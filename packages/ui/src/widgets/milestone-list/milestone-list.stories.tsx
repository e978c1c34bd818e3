import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { MilestoneList } from "./milestone-list.tsx";

const claim = fn();

const meta = {
  id: "milestone-list",
  title: "列表 Lists/累计奖励 MilestoneList · 签到奖励 里程碑 milestone",
  component: MilestoneList,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "签到页：累计几天得什么，哪些已经领了。",
    use: "签到页：累计几天得什么，哪些已经领了，哪些能领。",
    avoid: "超过 6 项时换成列表。",
    keys: { Tab: "能领的那几块", "Enter 或空格": "领取" },
    copy: "第三行写状态：「还差 2 天」「已领取」；能领的写「领取」。",
  }),
  args: {
    items: [
      { id: "1", name: "3 天", reward: "10 积分", note: "已领取", reached: true },
      { id: "2", name: "7 天", reward: "徽章", note: "领取", reached: true, onClaim: claim },
      { id: "3", name: "15 天", reward: "80 积分", note: "还差 3 天" },
      { id: "4", name: "30 天", reward: "镜布一片", note: "还差 18 天" },
    ],
    className: "max-w-114",
  },
} satisfies Meta<typeof MilestoneList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /7 天.*领取/ }));
    await expect(claim).toHaveBeenCalled();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};
export const Playground: Story = {};
export const Five: Story = {
  args: {
    items: [3, 7, 15, 21, 30].map((days) => ({
      id: String(days),
      name: `${days} 天`,
      reward: "抽奖一次",
      note: `还差 ${days} 天`,
    })),
  },
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole("listitem").map((tile) => tile.getBoundingClientRect());
    await expect(new Set(tiles.map(({ top }) => Math.round(top))).size).toBe(1);
    await expect(new Set(tiles.map(({ width }) => Math.round(width))).size).toBe(1);
  },
};
export const LongText: Story = {
  args: {
    items: [{ id: "1", name: "3 天", reward: "一件名字特别特别长的奖品".repeat(4), note: "还差 3 天" }],
  },
};
