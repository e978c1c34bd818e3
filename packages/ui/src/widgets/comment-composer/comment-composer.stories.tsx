import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { CommentComposer } from "./comment-composer.tsx";

const meta = {
  id: "comment-composer",
  title: "表单 Forms/写评论 CommentComposer · 评论框 回复 comment form",
  component: CommentComposer,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "写评论、写回复。",
    use: "写评论、写回复。",
    avoid: "发帖用 RichEditor；私信用 MessageComposer。",
    keys: {
      Tab: "正文 → 工具 → 发表",
      "Ctrl 或 ⌘ + Enter": "发表",
      "@": "打开提人列表",
      Esc: "收起列表或取消回复",
    },
    copy: "占位写邀请：「说点什么，友善一点，具体一点」。",
  }),
  args: {
    value: "",
    length: 0,
    max: 1000,
    images: [],
    maxImages: 3,
    onValueChange: fn(),
    onAddImages: fn(),
    onRemoveImage: fn(),
    onRetryImage: fn(),
    onSubmit: fn(),
    search: async () => [{ id: "4", label: "林间电台", note: "创作者", avatar: "img/av-08.svg" }],
    onMention: fn(),
    handle: { current: null },
  },
  decorators: [
    (Story) => (
      <div className="max-w-186 bg-surface p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 什么都没写：不能发表。 */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "发表评论" })).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox"), "好");
    await expect(args.onValueChange).toHaveBeenCalledWith("好");
  },
};

export const Playground: Story = {};

/** 名字写在抽屉的题头：空着时不再说一遍。 */
export const LabelShown: Story = {
  args: { label: "回复 林间电台", labelShown: true, sendLabel: "回复" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "回复 林间电台" });
    await expect(box).toHaveAttribute("placeholder", "说点什么，友善一点，具体一点");
  },
};

/** Ctrl+Enter 发表。 */
export const Written: Story = {
  args: { value: "第三张的光真好。", length: 8 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("8 / 1000")).toBeVisible();
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** 发表失败：原因写在框下，内容还在。 */
export const Failed: Story = {
  args: { value: "第三张的光真好。", length: 8, error: "操作太频繁，请稍后再试", onCancel: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("操作太频繁");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/操作太频繁/);
  },
};

/** 改一条写过的评论：按钮说的是保存。 */
export const Editing: Story = {
  args: { value: "第三张的光真好。", length: 8, sendLabel: "保存修改", onCancel: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存修改" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** 写到 @：列出成员，Enter 填入。 */
export const Mention: Story = {
  args: { value: "谢谢 @林", length: 5 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "间");
    await canvas.findByRole("option", { name: /林间电台/ });
    await userEvent.keyboard("{Enter}");
    await expect(args.onMention).toHaveBeenCalledWith(expect.objectContaining({ id: "4" }));
  },
};

export const Sending: Story = { args: { value: "第三张的光真好。", length: 8, loading: true } };

/** 三张图片各是一种状态，放满之后不能再添。 */
export const Pictures: Story = {
  args: {
    images: [
      { id: "a", src: "img/forest.jpg", name: "forest.jpg", status: "done" },
      { id: "b", src: "img/lake.jpg", name: "lake.jpg", status: "uploading", progress: 42 },
      { id: "c", src: "img/dawn.jpg", name: "dawn.jpg", status: "failed", reason: "网络断开" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "添加图片" })).toBeDisabled();
  },
};

export const LongText: Story = { args: { value: "长".repeat(600) + "x".repeat(500), length: 1100 } };
