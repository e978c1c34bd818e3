import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { ReplyBar } from "./reply-bar.tsx";

const meta = {
  id: "reply-bar",
  title: "动作 Actions/评论条 ReplyBar · 回复条 底部输入 reply bar",
  component: ReplyBar,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "帖子详情手机底部的评论条。",
    use: "帖子详情手机底部的评论条。",
    avoid: "桌面用 CommentComposer。",
    keys: { Tab: "移到按钮", "Enter 或空格": "按下" },
  }),
  args: {
    likeCount: 1284,
    favoriteCount: 873,
    isLike: true,
    isFavorite: false,
    onLike: fn(),
    onFavorite: fn(),
    onWrite: fn(),
    commentCount: 32,
    onComments: fn(),
    // The story shows it at every width, in the place it is put.
    className: "static md:flex",
  },
  decorators: [
    (Story) => (
      <div className="max-w-97.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReplyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "说点什么" }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "评论 32" }));
    await expect(args.onComments).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "点赞 1,284" }));
    await expect(args.onLike).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole("button", { name: "收藏 873" }));
    await expect(args.onFavorite).toHaveBeenCalledWith(true);
  },
};

export const Playground: Story = { args: { likeCount: 34070, favoriteCount: 12800, isFavorite: true } };

/** 提问下的评论是回答，条上的字也跟着换。 */
export const Question: Story = { args: { prompt: "写回答", commentName: "回答", commentCount: 0 } };

/** 请求进行中：忙的那个转圈。 */
export const Pending: Story = { args: { pending: "favorite" } };
