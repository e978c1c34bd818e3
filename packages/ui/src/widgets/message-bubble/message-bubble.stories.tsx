import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { expectFits } from "../../test/fits.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { MessageBubble, MessageNote, MessagePicture, MessageText } from "./message-bubble.tsx";

const meta = {
  id: "message-bubble",
  title: "社区 Community/私信气泡 MessageBubble · 聊天气泡 对话 chat bubble",
  component: MessageBubble,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "私信里的一句。",
    use: "私信里的一句。",
    avoid: "评论用 CommentItem。",
    keys: { Tab: "只有能按的那句有焦点", "Enter 或空格": "重发" },
    copy: "「发送中」「未送达，点此重发」。",
  }),
  args: { children: <MessageText>周末去林场吗？预报说周六早上有雾，适合收音。</MessageText> },
  decorators: [
    (Story) => (
      <div className="flex max-w-160 flex-col gap-3.5 bg-bg p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

const face = <Avatar src="img/av-08.svg" name="林间电台" size={32} />;
const own = (text: string) => ({ own: true, children: <MessageText own>{text}</MessageText> });

export const Default: Story = { args: { avatar: face } };

export const Playground: Story = { args: { avatar: face } };

export const Read: Story = { args: { ...own("去。我把新夹片也带上。"), status: "read" } };

export const Unread: Story = { args: { ...own("去。我把新夹片也带上。"), status: "unread" } };

export const Sending: Story = {
  args: { ...own("好，我带热水"), status: "sending" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("发送中");
  },
};

/** 没送达时下面的字就是重发的按钮，原因写在它下面。 */
export const Failed: Story = {
  args: {
    ...own("要不要叫上老陈？"),
    status: "failed",
    reason: "对方回复前只能发送1条消息",
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "未送达，点此重发" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** 图片没送达：原因与按钮都在下面，窄屏也不出界。 */
export const PictureFailed: Story = {
  args: {
    own: true,
    status: "failed",
    reason: "对方回复前只能发送1条消息",
    action: <button type="button">不发了</button>,
    children: <MessagePicture own src="img/tea.jpg" alt="我发的图片" width={1200} height={800} />,
  },
  decorators: [
    (Story) => (
      <div className="flex w-72 flex-col">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole("button", { name: "我发的图片" }).getBoundingClientRect();
    const discard = canvas.getByRole("button", { name: "不发了" });
    await expect(discard).toBeVisible();
    await expect(discard.getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom);
    const bubble = canvasElement.querySelector("[data-slot=message-bubble]")!;
    await expect(bubble.scrollWidth).toBeLessThanOrEqual(bubble.clientWidth);
    await expect(picture.right).toBeLessThanOrEqual(bubble.getBoundingClientRect().right);
  },
};

export const Picture: Story = {
  args: {
    avatar: face,
    children: <MessagePicture src="img/tea.jpg" alt="林间电台发来的图片" width={1200} height={800} />,
  },
};

/** 有操作的气泡：键盘走到它，按钮就显出来。 */
export const WithAction: Story = {
  args: {
    ...own("明早五点，老地方见"),
    action: (
      <IconButton size="sm" aria-label="更多">
        <Ellipsis aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    ),
  },
};

export const Note: Story = {
  render: () => (
    <>
      <MessageNote>2026-11-20 22:14:06</MessageNote>
      <MessageNote>你撤回了一条消息</MessageNote>
    </>
  ),
};

export const LongText: Story = {
  args: { ...own(`https://${"x".repeat(300)}\n第二行`) },
  play: expectFits,
};
