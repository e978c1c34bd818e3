import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { scaled } from "../../test/scaled.ts";
import { LevelCurve } from "./level-curve.tsx";

const meta = {
  id: "level-curve",
  title: "社区 Community/等级曲线 LevelCurve · 成长 经验 level progress",
  component: LevelCurve,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "等级页：走到了哪一级，前面还有几级。",
    use: "等级页：走到了哪一级，前面还有几级。",
    avoid: "只说一个等级用 LevelMark；别的进度用 Progress。",
    keys: { "← →": "窄屏上左右滑动" },
  }),
  args: { level: 9, max: 12, progress: 0.7, "aria-label": "等级曲线，现在 Lv.9" },
  decorators: [
    (Story) => (
      <div className="max-w-214 bg-surface p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LevelCurve>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "等级曲线，现在 Lv.9" })).toBeVisible();
    await expect(canvas.getByText("9")).toBeVisible();
  },
};
export const Playground: Story = {};
/** 卡只有 190 宽：字不缩小，也不相叠，整条横着滑。 */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-47.5">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByText(/^Lv\./);
    await expect(Number.parseFloat(getComputedStyle(names[0] as Element).fontSize)).toBe(scaled(13));
    const boxes = names.map((name) => name.getBoundingClientRect());
    boxes.slice(1).forEach((box, index) => {
      expect(box.left).toBeGreaterThan(boxes[index]?.right ?? 0);
    });
    const frame = canvasElement.querySelector("[data-slot=level-curve]") as HTMLElement;
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await expect(frame.scrollHeight).toBe(frame.clientHeight);
  },
};
export const ManyLevels: Story = {
  args: { level: 40, max: 60, progress: 0.4, "aria-label": "等级曲线，现在 Lv.40" },
};
export const First: Story = { args: { level: 1, progress: 0, "aria-label": "等级曲线，现在 Lv.1" } };
export const Full: Story = { args: { level: 12, progress: 0, "aria-label": "等级曲线，现在 Lv.12" } };
