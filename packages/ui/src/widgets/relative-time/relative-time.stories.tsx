import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { parseWireTime } from "../../lib/time.ts";
import { Clock, RelativeTime } from "./relative-time.tsx";

const NOW = parseWireTime("2026-11-22 21:00:00");

const meta = {
  id: "relative-time",
  title: "社区 Community/相对时间 RelativeTime · 时间 几分钟前 刚刚 昨天 time ago timestamp",
  component: RelativeTime,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "帖子、评论、消息的时间。",
    use: "帖子、评论、消息是什么时候的。",
    avoid: "账目、订单、活动要写准确的时刻，直接写时间。",
  }),
  args: { value: "2026-11-22 20:55:00", now: NOW },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText("5 分钟前");
    await expect(time).toHaveAttribute("title", "2026-11-22 20:55:00");
    await expect(time).toHaveAttribute("datetime", "2026-11-22T20:55:00+08:00");
  },
};

export const Playground: Story = {};

/** 由近到远。 */
export const Ages: Story = {
  render: () => (
    <Clock now={NOW}>
      <ul className="grid gap-1 text-meta text-text-muted">
        {["2026-11-22 20:59:40", "2026-11-22 18:10:00", "2026-11-21 21:40:00", "2026-08-17 09:00:00"].map(
          (value) => (
            <li key={value}>
              <RelativeTime value={value} />
            </li>
          ),
        )}
      </ul>
    </Clock>
  ),
  play: async ({ canvas }) => {
    for (const text of ["刚刚", "2 小时前", "昨天 21:40", "08-17"])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};
