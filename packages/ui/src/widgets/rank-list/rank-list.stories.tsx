import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { PEOPLE, userHref } from "../thread-card/story-data.ts";
import { RankList } from "./rank-list.tsx";

const meta = {
  id: "rank-list",
  title: "列表 Lists/活跃榜 RankList · 排行榜 排名 榜单 leaderboard",
  component: RankList,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "活跃榜：前三名块色，其余只有数字。",
    use: "活跃榜：前三名块色，其余只有数字。",
    avoid: "弹层里用 RankPopup。",
    keys: { Tab: "昵称 → 关注，逐行", "Enter 或空格": "打开或关注" },
  }),
  args: {
    users: PEOPLE.slice(0, 10),
    hrefOf: (user) => userHref(user.userId),
    renderAction: (user) => <FollowButton own={user.userId === "1"} isFollow={false} name={user.nickname} />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-sidebar bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RankList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 前三名用块色；除自己外每人一个关注按钮。 */
export const Default: Story = {
  parameters: { proves: "SIDE-016 SIDE-007 top three highlighted, a follow button for everyone else" },
  play: async ({ canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll("[data-slot=rank-mark]")];
    await expect(marks.map((mark) => mark.textContent)).toEqual(
      PEOPLE.slice(0, 10).map((_, n) => String(n + 1)),
    );
    await expect(marks.slice(0, 4).map((mark) => mark.hasAttribute("data-highlight"))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    await expect(canvas.getAllByRole("button")).toHaveLength(9);
  },
};

export const Playground: Story = {};

/** 昵称下写活跃分与升降。 */
export const Scores: Story = {
  args: {
    users: PEOPLE.slice(0, 4).map((user, index) => ({
      ...user,
      hotScore: 1284 - index * 14,
      hotRankingBefore: [3, 2, 1, 0][index],
    })),
  },
  play: async ({ canvasElement }) => {
    const notes = [...canvasElement.querySelectorAll("[data-slot=rank-note]")];
    await expect(notes.map((note) => note.textContent)).toEqual([
      "1,284 分升 2",
      "1,270 分持平",
      "1,256 分降 2",
      "1,242 分新上榜",
    ]);
  },
};

/** 手机首页里横滑的卡片。 */
export const Cards: Story = { args: { ...Scores.args, layout: "cards" } };

export const Empty: Story = { args: { users: [] } };

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: {
    users: PEOPLE.slice(0, 4).map((user) => ({
      ...user,
      nickname: "名字特别长".repeat(7),
      signature: "Supercalifragilistic".repeat(5),
    })),
  },
  play: expectFits,
};
