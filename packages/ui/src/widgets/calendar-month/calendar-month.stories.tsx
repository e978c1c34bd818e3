import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { CalendarMonth } from "./calendar-month.tsx";

const SIGNED = [1, 2, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 17, 18, 19, 20].map(
  (day) => `2026-11-${String(day).padStart(2, "0")}`,
);

const meta = {
  id: "calendar-month",
  title: "社区 Community/签到月历 CalendarMonth · 日历 打卡 calendar",
  component: CalendarMonth,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "签到页：看这个月哪天签了、哪天有奖励。",
    use: "签到页：看这个月哪天签了、哪天有奖励。",
    avoid: "不用来选日期；只有能补签的日子可以点。",
    keys: { Tab: "上个月 → 下个月", "Enter 或空格": "翻月；读屏读出新的月份" },
  }),
  args: {
    month: "2026-11",
    today: "2026-11-21",
    signed: SIGNED,
    rewards: ["2026-11-22", "2026-11-30"],
    onMonthChange: fn(),
    className: "max-w-80",
  },
} satisfies Meta<typeof CalendarMonth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("table", { name: "2026 年 11 月" })).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-state=signed]")).toHaveLength(16);
    await expect(canvasElement.querySelector("[aria-current=date]")).toHaveTextContent(/^21.*今天$/);
    await expect(canvas.getByRole("cell", { name: /^22.*有奖励$/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "下个月" })).toHaveAttribute("aria-disabled", "true");
  },
};
export const Playground: Story = {};
/** 翻到上个月再翻回来。 */
export const Turning: Story = {
  render: (args) => {
    const [month, setMonth] = useState(args.month);
    return <CalendarMonth {...args} month={month} onMonthChange={setMonth} minMonth="2026-10" />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "上个月" }));
    await expect(canvas.getByRole("table", { name: "2026 年 10 月" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "上个月" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "上个月" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "下个月" }));
    await expect(canvas.getByRole("table", { name: "2026 年 11 月" })).toBeVisible();
  },
};
/** 能补签的日子是按钮，补过的描边。 */
export const MakingUp: Story = {
  args: { madeUp: ["2026-11-06"], open: ["2026-11-09", "2026-11-15"], onMakeUp: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "9 补签 2026-11-09" }));
    await expect(args.onMakeUp).toHaveBeenCalledWith("2026-11-09");
    await expect(canvas.getByRole("cell", { name: /^6.*补签$/ })).toBeVisible();
  },
};
/** 六个星期的月份。 */
export const SixWeeks: Story = { args: { month: "2026-08", signed: [], rewards: [] } };
/** 一天都没签。 */
export const Empty: Story = { args: { signed: [], rewards: [] } };
/** 不能翻月时没有箭头。 */
export const Still: Story = { args: { onMonthChange: undefined } };
