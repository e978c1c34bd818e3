import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { RankPopup } from "../rank-popup/rank-popup.tsx";
import { PEOPLE, userHref } from "../thread-card/story-data.ts";
import { ForumCard, type ForumCardProps } from "./forum-card.tsx";

const forum = {
  id: "2",
  groupName: "影像创作",
  brief: "把看见的留下来。第一视角照片、短片与后期，欢迎晒图，也欢迎认真挑毛病。",
  webPicUrl: "img/forest.jpg",
  trendsCount: 32_000,
  interactCount: 186_000,
  webMaster: PEOPLE.slice(0, 8),
  activeUserCount: 1286,
  activeUsers: PEOPLE.slice(0, 12),
};

const meta = {
  id: "forum-card",
  title: "社区 Community/版块卡 ForumCard · 论坛 板块 forum board",
  component: ForumCard,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "社区页的版块。",
    use: "社区页的版块。",
    avoid: "圈子用 CircleCard。",
    keys: { Tab: "名称 → 版主 → 头像 → 活跃用户", Enter: "打开主页或活跃榜" },
  }),
  args: { forum, href: "/pages/circle/index?id=2", userHref, onOpenRank: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-148">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ForumCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    proves:
      "CARD-001 CARD-002 CARD-003 CARD-004 CARD-005 CARD-006 CARD-007 CARD-008 CONST-027 what a card shows",
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("img[src='img/forest.jpg']")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "影像创作" })).toHaveAttribute("href", args.href);
    await expect(canvas.getByText(/把看见的留下来/)).toBeVisible();
    await expect(canvas.getByText("3.2 万")).toBeVisible();
    await expect(canvas.getByText("18.6 万")).toBeVisible();
    const handles = [...canvasElement.querySelectorAll("[data-slot=forum-card-moderators] a")];
    await expect(handles.map((handle) => handle.textContent)).toEqual(
      PEOPLE.slice(0, 6).map((user) => `@${user.nickname}`),
    );
    await expect(canvas.getByText("+2")).toBeVisible();
    const tops = handles.map((handle) => handle.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const faces = [...canvasElement.querySelectorAll("[data-slot=avatar-stack] a")];
    await expect(faces).toHaveLength(10);
    await expect(faces[2]).toHaveAttribute("href", "/pages/mine/friends/index?userId=3");
    await userEvent.click(canvas.getByRole("button", { name: "1,286 位活跃用户" }));
    await expect(args.onOpenRank).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

/** 手机上一行放得下 3 位版主的名字，窄于 360 时 2 位，其余写「+n」，不把名字截成一个字。 */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const isPhone = window.matchMedia("(width < 48rem)").matches;
    const isNarrow = window.matchMedia("(width < 22.4375rem)").matches;
    const handles = [...canvasElement.querySelectorAll<HTMLElement>("[data-slot=forum-card-moderators] a")];
    const visibleHandles = handles.filter((handle) => handle.checkVisibility());
    await expect(visibleHandles).toHaveLength(isNarrow ? 2 : isPhone ? 3 : 6);
    await expect(canvas.getByText(isNarrow ? "+6" : isPhone ? "+5" : "+2")).toBeVisible();
  },
};

/** 320 宽：两位的名字都是完整的。 */
export const Narrow: Story = { ...Phone, globals: { viewport: { value: "narrow" } } };

function WithPopup(props: ForumCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ForumCard {...props} onOpenRank={() => setOpen(true)} />
      <RankPopup
        open={open}
        onOpenChange={setOpen}
        users={PEOPLE}
        status="over"
        onLoadMore={() => {}}
        hrefOf={(user) => userHref(user.userId)}
      />
    </>
  );
}

/** 点「x 位活跃用户」打开活跃榜，关上后焦点回到这里。 */
export const OpensRank: Story = {
  parameters: { proves: "CARD-009 active users opens 活跃榜" },
  render: (args) => <WithPopup {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /位活跃用户/ });
    await userEvent.click(button);
    const dialog = await screen.findByRole("dialog", { name: "活跃榜" });
    await userEvent.click(within(dialog).getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const NobodyYet: Story = {
  args: { forum: { ...forum, webMaster: [], activeUsers: [], activeUserCount: 0, webPicUrl: "" } },
};

export const LongText: Story = {
  args: { forum: { ...forum, groupName: "很长的圈名".repeat(10), brief: "x".repeat(300) } },
};
