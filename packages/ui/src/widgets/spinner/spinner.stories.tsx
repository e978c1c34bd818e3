import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Spinner } from "./spinner.tsx";

const meta = {
  id: "spinner",
  title: "反馈 Feedback/转圈 Spinner · 加载中 菊花 loading loader",
  component: Spinner,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "短暂的等待。",
    use: "短暂的等待。",
    avoid: "首屏用 Skeleton；知道多少用 Progress。",
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: "lg", label: "加载中" } };

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </div>
  ),
};

export const Announced: Story = {
  args: { size: "md", label: "正在上传" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "正在上传" })).toBeVisible();
  },
};
