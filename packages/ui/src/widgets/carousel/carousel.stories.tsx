import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Carousel } from "./carousel.tsx";

const picture = (src: string, alt: string) => <img src={src} alt={alt} className="size-full object-cover" />;

const meta = {
  id: "carousel",
  title: "导航 Navigation/轮播 Carousel · 幻灯 横幅 焦点图 slider",
  component: Carousel,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "首页的两到六张横图，自动换、能停。",
    use: "首页的两到六张横图，自动换、能停。",
    avoid: "正文图片用 ThreadMedia；要并排比较时不要轮播。",
    keys: {
      Tab: "停下，依次到暂停 → 圆点 → 图上的链接",
      "Enter 或空格": "暂停、继续或跳到那张",
    },
  }),
  args: {
    "aria-label": "首页推荐",
    className: "h-50 max-w-214",
    interval: 0,
    children: [
      picture("img/banner-dawn.jpg", "日出之前，先戴上眼镜"),
      picture("img/lake.jpg", "湖边的第一视角"),
      picture("img/forest.jpg", "林间电台"),
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const second = canvas.getByRole("button", { name: "第 2 张，共 3 张" });
    const { width, height } = second.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(
      window.matchMedia("(pointer: coarse)").matches ? 44 : 32,
    );
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-current", "true"));
    const slide = canvas.getByRole("group", { name: "第 2 张，共 3 张" });
    await expect(slide).not.toHaveAttribute("inert");
    await expect(slide).toHaveAttribute("aria-roledescription", "幻灯片");
    await expect(canvas.getByRole("group", { name: "选一张" })).toContainElement(second);
  },
};
export const Playground: Story = {};
/** 自己换。Tab 进来先到的就是那个按钮，轮播也就停下，离开后仍停着。 */
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
    await userEvent.tab();
    const control = canvas.getByRole("button", { name: "继续轮播" });
    await expect(control).toHaveFocus();
    control.blur();
    await expect(control).toHaveAccessibleName("继续轮播");
    await userEvent.click(control);
    await expect(control).toHaveAccessibleName("暂停轮播");
  },
};
export const Single: Story = { args: { children: picture("img/lake.jpg", "湖边的第一视角") } };
