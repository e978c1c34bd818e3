import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  id: "skeleton",
  title: "反馈 Feedback/骨架 Skeleton · 占位 加载中 骨架屏 placeholder loading",
  component: Skeleton,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "首屏等待时占住位置。",
    use: "首屏等待时占住位置。",
    avoid: "翻页用 ListFooter 的转圈；按钮用 `loading`。",
  }),
  args: { className: "h-4 w-60 max-w-full" },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=skeleton]")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Playground: Story = { args: { shape: "media", className: "h-31 w-46.5" } };

/** 一条帖子的骨架：外层写 `aria-busy`。 */
export const Row: Story = {
  render: () => (
    <div aria-busy="true" className="grid w-full max-w-120 gap-3">
      <div className="flex items-center gap-2.5">
        <Skeleton shape="round" className="size-9" />
        <Skeleton className="h-4 w-24" />
      </div>
      <Skeleton className="h-4.5 w-4/5" />
      <Skeleton className="h-3.5 w-full" />
      <div className="grid grid-cols-3 gap-1.5">
        <Skeleton shape="media" className="aspect-3/2" />
        <Skeleton shape="media" className="aspect-3/2" />
        <Skeleton shape="media" className="aspect-3/2" />
      </div>
    </div>
  ),
};
