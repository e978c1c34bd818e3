import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { PostActions } from "./post-actions.tsx";

const meta = {
  id: "post-actions",
  title: "动作 Actions/帖子互动 PostActions · 点赞 收藏 分享 侧边 like favorite share",
  component: PostActions,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "帖子详情旁边的点赞、收藏、分享。",
    use: "帖子详情旁的点赞、收藏、分享。",
    avoid: "信息流的一行用 ThreadActions。",
    keys: { Tab: "移到按钮", "Enter 或空格": "按下" },
  }),
  args: {
    likeCount: 1284,
    favoriteCount: 873,
    shareCount: 0,
    isLike: false,
    isFavorite: false,
    onLike: fn(),
    onFavorite: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof PostActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 点赞与收藏是开关：参数是点击后想要的状态，样子由外面改。 */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const like = canvas.getByRole("button", { name: "点赞 1,284" });
    await userEvent.click(like);
    await expect(args.onLike).toHaveBeenCalledWith(true);
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(canvas.getByRole("button", { name: "收藏 873" }));
    await expect(args.onFavorite).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: "分享" }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const Tip: Story = {
  args: { onTip: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打赏" }));
    await expect(args.onTip).toHaveBeenCalledOnce();
  },
};

/** 自己的帖子：看收到的打赏。 */
export const Own: Story = {
  args: { own: true, onTip: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "收到的打赏" })).toBeVisible();
  },
};

/** 手机上与 `ReplyBar` 同在一页：点赞与收藏只在底栏。 */
export const WithReplyBar: Story = {
  args: { onTip: fn(), withReplyBar: true },
  play: async ({ canvas }) => {
    const phone = window.matchMedia("(width < 48rem)").matches;
    await expect(canvas.queryAllByRole("button", { name: /点赞|收藏/ })).toHaveLength(phone ? 0 : 2);
    await expect(canvas.getByRole("button", { name: "打赏" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "分享" })).toBeVisible();
  },
};

export const Playground: Story = { args: { shareCount: 12, likeCount: 34070 } };

export const LikedAndSaved: Story = {
  args: { isLike: true, isFavorite: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "点赞 1,284" }));
    await expect(args.onLike).toHaveBeenCalledWith(false);
  },
};

/** 请求进行中：忙的那个不再触发，焦点不丢，别的照常。 */
export const Pending: Story = {
  args: { pending: "like" },
  play: async ({ args, canvas }) => {
    const like = canvas.getByRole("button", { name: "点赞 1,284" });
    await expect(like).toHaveAttribute("aria-busy", "true");
    await userEvent.click(like);
    await expect(args.onLike).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "收藏 873" }));
    await expect(args.onFavorite).toHaveBeenCalledOnce();
  },
};

/** 还没有人点过：按钮只写动作。 */
export const Zero: Story = { args: { likeCount: 0, favoriteCount: 0 } };
