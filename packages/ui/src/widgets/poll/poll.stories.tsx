import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Poll } from "./poll.tsx";

const options = [
  { id: "1", content: "骑车，抬头看箭头" },
  { id: "2", content: "走路，只要震动" },
  { id: "3", content: "坐地铁，看换乘提示" },
];
const counted = options.map((option, index) => ({ ...option, voteCount: [86, 41, 25][index] }));

const meta = {
  id: "poll",
  title: "社区 Community/投票 Poll · 调查 问卷 vote",
  component: Poll,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "帖子里的一次投票：先投，再看结果。",
    use: "帖子里的一次投票：先投，再看结果。",
    avoid: "一次问好几件事用问卷；只是表态用点赞。",
    keys: { Tab: "移到选项", 方向键: "单选时换一项", 空格: "多选时勾选", Enter: "投出去" },
    copy: "选项写成并列的短语，不带序号。",
  }),
  args: { options, maxChoices: 1, voterCount: 152, endAt: "2026-11-28 18:00:00", onVote: fn() },
} satisfies Meta<typeof Poll>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "投票" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: "走路，只要震动" }));
    await userEvent.click(canvas.getByRole("button", { name: "投票" }));
    await expect(args.onVote).toHaveBeenCalledWith(["2"]);
  },
};

export const Playground: Story = {};

/** 选满之后其余的选不了，取消一项才能换。 */
export const Multiple: Story = {
  args: { maxChoices: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "骑车，抬头看箭头" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "走路，只要震动" }));
    await expect(canvas.getByRole("checkbox", { name: "坐地铁，看换乘提示" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "走路，只要震动" }));
    await expect(canvas.getByRole("checkbox", { name: "坐地铁，看换乘提示" })).toBeEnabled();
  },
};

/** 投过了：我选的一项有标记。 */
export const Voted: Story = {
  args: { options: counted, chosen: ["2"] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.getByText("我选的")).toBeVisible();
    await expect(canvas.getByText("57%")).toBeVisible();
  },
};

export const Over: Story = { args: { options: counted, isOver: true } };

/** 截止时没有人投。 */
export const NobodyVoted: Story = {
  args: { options: options.map((option) => ({ ...option, voteCount: 0 })), voterCount: 0, isOver: true },
};

export const Failed: Story = { args: { failure: "投票已截止" } };

/** 没有 `onVote`：预览。 */
export const Preview: Story = { args: { onVote: undefined, voterCount: 0 } };

export const LongText: Story = {
  args: {
    options: [
      { id: "1", content: "一个长得一行放不下还要继续往下写的选项".repeat(2), voteCount: 12_800 },
      { id: "2", content: "abcdefghijklmnopqrstuvwxyz".repeat(2), voteCount: 3200 },
    ],
    voterCount: 16_000,
    chosen: ["1"],
  },
};
