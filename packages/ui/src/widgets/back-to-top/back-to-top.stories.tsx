import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { BackToTop } from "./back-to-top.tsx";

const meta = {
  title: "Widgets/BackToTop",
  component: BackToTop,
  tags: ["autodocs"],
  parameters: usage({
    use: "每个会变长的页面放一个，滚过 100 才出现。",
    avoid: "弹层里不放。",
    keys: { Tab: "移到按钮", "Enter 或空格": "按下" },
  }),
  decorators: [
    (Story) => (
      <div className="h-[3000px]">
        <p>向下滚动</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: "WIDGET-001 appears past 100 and scrolls to the top" },
  play: async ({ canvas }) => {
    window.scrollTo(0, 100);
    await waitFor(() => expect(window.scrollY).toBe(100));
    await expect(canvas.queryByRole("button")).toBeNull();
    window.scrollTo(0, 101);
    await userEvent.click(await canvas.findByRole("button", { name: "回到顶部" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};
export const Playground: Story = {};

export const Visible: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await canvas.findByRole("button", { name: "回到顶部" });
  },
};
