import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Progress } from "./progress.tsx";

const meta = {
  id: "progress",
  title: "反馈 Feedback/进度条 Progress · 进度 百分比 progress bar",
  component: Progress,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "知道走了多少：任务、等级、上传。",
    use: "知道走了多少：任务、等级、上传。",
    avoid: "不知道多久用 Spinner；几步流程用 Steps。",
    copy: "`aria-label` 写是什么的进度。",
  }),
  args: { value: 3, max: 5, "aria-label": "浏览 5 篇帖子", className: "w-30" },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "浏览 5 篇帖子" });
    await expect(bar).toHaveAttribute("aria-valuenow", "3");
  },
};

export const Playground: Story = { args: { tone: "accent", size: "md" } };

export const Small: Story = { args: { size: "sm", value: 62, max: 100, "aria-label": "上传进度" } };

export const Full: Story = { args: { value: 5 } };

export const Empty: Story = { args: { value: 0 } };
