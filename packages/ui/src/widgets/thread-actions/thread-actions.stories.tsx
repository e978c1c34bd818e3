import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { ThreadActions } from "./thread-actions.tsx";

const meta = {
  id: "thread-actions",
  title: "动作 Actions/行内互动 ThreadActions · 点赞 评论 收藏 分享 like comment share",
  component: ThreadActions,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "信息流一行下面的点赞、评论、收藏、分享。",
    use: "信息流一行的点赞、评论、收藏、分享。",
    avoid: "详情页旁的竖排用 PostActions。",
    keys: { Tab: "依次移过四个", "Enter 或空格": "按下；请求中不重复" },
    copy: "零不写：点赞、评论、收藏只留图标，分享写名字。",
  }),
  args: {
    likeCount: 1284,
    replyCount: 196,
    favoriteCount: 873,
    shareCount: 0,
    isLike: false,
    isFavorite: false,
    commentHref: "#comments",
    onLike: fn(),
    onFavorite: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof ThreadActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 点赞与收藏是开关：参数是点击后想要的状态，样子由外面改。 */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const like = canvas.getByRole("button", { name: "点赞 1,284" });
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(like);
    await expect(args.onLike).toHaveBeenCalledWith(true);
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(canvas.getByRole("button", { name: "收藏 873" }));
    await expect(args.onFavorite).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: "分享" }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "评论 196" })).toHaveAttribute("href", "#comments");
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

/** 零不写：只留图标，读屏只读名字。 */
export const Zero: Story = {
  args: { likeCount: 0, replyCount: 0, favoriteCount: 0 },
  play: async ({ canvas }) => {
    for (const name of ["点赞", "收藏"]) {
      await expect(canvas.getByRole("button", { name })).toHaveTextContent(/^$/);
    }
    await expect(canvas.getByRole("link", { name: "评论" })).toHaveTextContent(/^$/);
  },
};

/** 再长也不撑破版面。 */
export const LongText: Story = {
  args: { likeCount: 1e15, replyCount: 1e12, favoriteCount: 99_999_999, shareCount: 10_000 },
  play: expectFits,
};
