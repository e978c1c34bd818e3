import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Carousel } from "./carousel.tsx";

const picture = (src: string, alt: string) => <img src={src} alt={alt} className="size-full object-cover" />;

const meta = {
  title: "Widgets/Carousel",
  component: Carousel,
  tags: ["autodocs"],
  parameters: usage({
    use: "首页的两到六张横图，自动换、能停。",
    avoid: "正文图片用 ThreadMedia；要并排比较时不要轮播。",
    keys: {
      Tab: "图上的链接 → 暂停 → 圆点",
      "← →": "上一张、下一张",
      "Enter 或空格": "暂停、继续或跳到那张",
    },
  }),
  args: {
    "aria-label": "首页推荐",
    className: "h-50 max-w-214",
    interval: 0,
    children: [
      picture("/img/banner-dawn.jpg", "日出之前，先戴上眼镜"),
      picture("/img/lake.jpg", "湖边的第一视角"),
      picture("/img/forest.jpg", "林间电台"),
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const second = canvas.getByRole("button", { name: "第 2 张，共 3 张" });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-current", "true"));
    await expect(canvas.getByRole("group", { name: "第 2 张，共 3 张" })).not.toHaveAttribute("inert");
  },
};
export const Playground: Story = {};
export const Autoplay: Story = {
  args: { interval: 300 },
  play: async ({ canvas }) => {
    // Where less motion is wanted there is nothing to pause.
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "第 1 张，共 3 张" })).toHaveAttribute(
        "aria-current",
        "false",
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "暂停轮播" }));
    await expect(canvas.getByRole("button", { name: "继续轮播" })).toBeVisible();
  },
};
export const Single: Story = { args: { children: picture("/img/lake.jpg", "湖边的第一视角") } };
