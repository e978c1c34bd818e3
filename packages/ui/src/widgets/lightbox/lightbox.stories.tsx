import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { ThreadActions } from "../thread-actions/thread-actions.tsx";
import { Lightbox } from "./lightbox.tsx";

const meta = {
  id: "lightbox",
  title: "浮层 Overlays/看大图 Lightbox · 图片预览 放大 灯箱 image viewer gallery",
  component: Lightbox,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "放大看图，一组图左右翻。",
    covers: true,
    use: "放大看图，一组图左右翻。",
    avoid: "一般内容用 Popup。",
    keys: {
      "← →": "上一张、下一张",
      "Home / End": "第一张、最后一张",
      "+ / -": "放大、缩小",
      "双指、双击": "放大；放大后拖动",
      向下拉: "收起",
      Esc: "关闭；焦点回到那张图",
    },
  }),
  args: {
    open: true,
    onOpenChange: fn(),
    images: [
      { url: "img/forest.jpg", alt: "秋天的树林", caption: "等到第三束光落下来，人刚好走过。" },
      { url: "img/lake.jpg", alt: "湖面" },
      { url: "img/dawn.jpg", alt: "日出" },
    ],
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "图片查看" });
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByText("第 2 张，共 3 张")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "湖面，放大图片" })).toHaveFocus());
    const next = screen.getByRole("button", { name: "下一张" });
    await userEvent.click(next);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    // At the end the focus stays, and with it the keys.
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    // It is there at once, and seen when it has come in.
    await waitFor(() => expect(screen.getByRole("button", { name: "湖面，放大图片" })).toBeVisible());
    await userEvent.keyboard("+");
    await userEvent.click(screen.getByRole("button", { name: "湖面，缩小图片" }));
    // The strip leads to any of them.
    await userEvent.click(screen.getByRole("button", { name: "第 1 张，共 3 张" }));
    await waitFor(() => expect(screen.getByText("等到第三束光落下来，人刚好走过。")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    // What stands around the pictures goes back while they move, and has come forward again where they have arrived.
    const around = screen.getByText("1 / 3").closest("div")!;
    const row = screen.getByRole("button", { name: /^秋天的树林/ }).closest("ul")!;
    await waitFor(async () => {
      await expect(row.scrollLeft).toBe(0);
      await expect(getComputedStyle(around).opacity).toBe("1");
    });
  },
};
/** 图下写着谁拍的，也能赞、能收藏。 */
export const WithActions: Story = {
  args: {
    byline: (
      <p className="flex items-center gap-2 text-meta text-text-secondary">
        <Avatar src="img/av-05.svg" name="十七步" size={24} />
        <span className="font-semibold text-text">十七步</span>
        雪道上的第一视角
      </p>
    ),
    actions: (
      <ThreadActions
        likeCount={638}
        replyCount={24}
        favoriteCount={214}
        shareCount={0}
        isLike
        isFavorite={false}
        commentHref="#comments"
      />
    ),
  },
};
export const Playground: Story = {};
export const Single: Story = { args: { images: [{ url: "img/lake.jpg", alt: "湖面" }] } };
