import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  id: "empty-state",
  title:
    "反馈 Feedback/空状态 EmptyState · 没有内容 没有结果 没找到 搜不到 暂无 空白页 empty blank nothing found no results",
  component: EmptyState,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "取到了，但一条也没有：说明原因，给一条去路。",
    use: "取到了，但一条也没有。",
    avoid: "取不到用 ErrorState；正在取用 Skeleton。",
    keys: { Tab: "移到按钮", Enter: "去逛逛" },
    copy: "默认「暂无数据」「去逛逛」；能说清就说清：「还没有收藏」。",
  }),
  args: { onAction: fn() },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: "这里还没有内容，先去别处看看" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("暂无数据")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "去逛逛" }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { title: "还没有收藏", actionText: "去首页看看" } };

export const WithLink: Story = {
  args: { onAction: undefined, actionHref: "/" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "去逛逛" })).toHaveAttribute("href", "/");
  },
};

/** 弹层与侧栏用的小号。 */
export const Small: Story = { args: { size: "sm", onAction: undefined } };

/** 小号下面还有一句时，标题两边不写横线。 */
export const SmallWithHint: Story = {
  args: { ...Small.args, title: "还没有通行密钥", description: "加上之后，用指纹就能登录。" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("还没有通行密钥", { exact: true })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: "没有找到和「戴着近视镜片怎么调抬显的高度才不会压住导航箭头」有关的内容",
    description: "换一个短一点的词，或者去相关的圈子里问问，通常半天之内就会有人回答。",
  },
};
