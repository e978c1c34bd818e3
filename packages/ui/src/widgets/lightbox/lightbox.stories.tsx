import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Lightbox } from "./lightbox.tsx";

const meta = {
  id: "lightbox",
  component: Lightbox,
  tags: ["autodocs"],
  parameters: usage({
    covers: true,
    use: "放大看图，一组图左右翻。",
    avoid: "一般内容用 Popup。",
    keys: {
      "← →": "上一张、下一张",
      "Home / End": "第一张、最后一张",
      "+ / -": "放大、缩小",
      Esc: "关闭；焦点回到那张图",
    },
  }),
  args: {
    open: true,
    onOpenChange: fn(),
    images: [
      { url: "img/forest.jpg", alt: "秋天的树林" },
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
    await expect(screen.getByRole("img", { name: "湖面" })).toBeVisible();
    await expect(screen.getByText("第 2 张，共 3 张")).toBeVisible();
    const next = screen.getByRole("button", { name: "下一张" });
    await userEvent.click(next);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    // At the end the focus stays, and with it the keys.
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(screen.getByRole("button", { name: "湖面，放大图片" })).toBeVisible();
    await userEvent.keyboard("+");
    await userEvent.click(screen.getByRole("button", { name: "湖面，缩小图片" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Playground: Story = {};
export const Single: Story = { args: { images: [{ url: "img/lake.jpg", alt: "湖面" }] } };
