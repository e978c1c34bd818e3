import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { Button } from "../button/button.tsx";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { PEOPLE, userHref } from "../thread-card/story-data.ts";
import type { UserView } from "../user-row/user.ts";
import { RankPopup } from "./rank-popup.tsx";

const PAGE = 10;
const TOTAL = 25;
const everyone = Array.from({ length: TOTAL }, (_, index) => ({
  ...(PEOPLE[index % PEOPLE.length] as UserView),
  userId: String(index + 1),
  hotScore: 1284 - index * 14,
  hotRankingBefore: [3, 2, 1, 5, 0][index] ?? index + 1,
}));
/** So few that what is below them shows. */
const few = everyone.slice(0, 4);
const onToggle = fn();
const onPage = fn();

const meta = {
  id: "rank-popup",
  title: "浮层 Overlays/活跃榜弹层 RankPopup · 排行榜 弹窗 榜单 rank modal",
  component: RankPopup,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "版块卡点开的活跃榜，480 × 400，滚动取更多。",
    covers: true,
    use: "版块卡点开的活跃榜，480 × 400，滚动取更多。",
    avoid: "侧栏用 RankList。",
    keys: { Tab: "关闭 → 每行的昵称与关注，层内循环", Esc: "关闭；焦点回到触发处" },
    copy: "标题「活跃榜」；空时「—暂无数据—」。",
  }),
  args: {
    defaultOpen: true,
    users: everyone.slice(0, PAGE),
    status: "over",
    onLoadMore: fn(),
    place: { hotRanking: 2, behind: 14 },
    hrefOf: (user) => userHref(user.userId),
    renderAction: (user) => (
      <FollowButton own={user.userId === "1"} isFollow={false} name={user.nickname} onToggle={onToggle} />
    ),
  },
} satisfies Meta<typeof RankPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    proves: "CARD-009 CARD-011 CARD-012 CARD-013 CARD-014 CARD-015 CARD-016 CARD-021 what the popup shows",
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "活跃榜" });
    const rows = [...dialog.querySelectorAll<HTMLElement>("[data-slot=user-row]")];
    const marks = [...dialog.querySelectorAll("[data-slot=rank-mark]")];
    await expect(marks.map((mark) => mark.textContent)).toEqual(rows.map((_, index) => String(index + 1)));
    await expect(marks.slice(0, 4).map((mark) => mark.hasAttribute("data-highlight"))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const second = within(rows[1] as HTMLElement);
    await waitFor(() => expect(second.getByRole("link", { name: "苏木木" })).toBeVisible());
    await expect(second.getByText("慢慢走，慢慢拍")).toBeVisible();
    await expect(rows[1]?.querySelector("[data-slot=avatar]")).not.toBeNull();
    await userEvent.click(second.getByRole("button", { name: /关注 苏木木/ }));
    await expect(onToggle).toHaveBeenCalledWith(true);
    await expect(within(rows[0] as HTMLElement).queryByRole("button")).toBeNull();
    await expect(within(dialog).getByText("已经到底了")).toBeInTheDocument();
    const scores = [...dialog.querySelectorAll<HTMLElement>("[data-slot=rank-score]")];
    await expect(scores.slice(0, 5).map((score) => score.textContent)).toEqual([
      "1,284升 2",
      "1,270持平",
      "1,256降 2",
      "1,242升 1",
      "1,228新上榜",
    ]);
    await expect(within(dialog).getByText("你第 2")).toBeVisible();
    await expect(within(dialog).getByText("差 14 分到第 1")).toBeVisible();
  },
};

export const Playground: Story = {};

/** 桌面上正好 480 × 400。 */
export const Size: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: { proves: "CARD-010 480 by 400 on a desktop" },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([scaled(480), scaled(400)]);
  },
};

function Paged({ onOpenChange }: { onOpenChange?: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const users = everyone.slice(0, page * PAGE);
  return (
    <>
      <Button onClick={() => setOpen(true)}>活跃用户</Button>
      <RankPopup
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
        users={users}
        status={users.length < TOTAL ? "more" : "over"}
        onLoadMore={() => {
          onPage(page + 1);
          setPage(page + 1);
        }}
        hrefOf={(user) => userHref(user.userId)}
      />
    </>
  );
}

/** 点开、滚到底取下一页、关上。 */
export const Scrolling: Story = {
  parameters: { proves: "CARD-017 STATE-050 opens, loads pages 2 and 3 on scrolling, closes" },
  render: () => <Paged />,
  play: async ({ canvas }) => {
    onPage.mockClear();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "活跃用户" }));
    const dialog = await screen.findByRole("dialog");
    const body = dialog.querySelector("[data-slot=rank-popup-body]") as HTMLElement;
    await expect(onPage).not.toHaveBeenCalled();
    for (const page of [2, 3]) {
      await waitFor(() => {
        body.scrollTop = body.scrollHeight;
        expect(onPage).toHaveBeenCalledWith(page);
      });
    }
    await waitFor(() => expect(within(dialog).getByText("已经到底了")).toBeInTheDocument());
    await expect(onPage.mock.calls).toEqual([[2], [3]]);
    await userEvent.click(within(dialog).getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** 榜上没有自己时，写还差多少。 */
export const Unranked: Story = {
  args: { users: few, place: { hotRanking: 0, behind: 3 } },
  play: async () => {
    await expect(await screen.findByText("差 3 分上榜")).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { proves: "CARD-020 a loading text" },
  args: { users: few, status: "loading" },
  play: async () => {
    await expect(await screen.findByText(/加载/)).toBeInTheDocument();
  },
};

export const More: Story = {
  parameters: { proves: "CARD-019 pull up to show more" },
  args: { users: few, status: "more" },
  play: async () => {
    await expect(await screen.findByText("上拉显示更多")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { proves: "CARD-018 an empty list says so" },
  args: { users: [] },
  play: async () => {
    const words = await screen.findByText("—暂无数据—");
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const Failed: Story = { args: { users: few, status: "error" } };
