import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { CalendarMonth } from "./calendar-month.tsx";

const days = (...given: number[]) => given.map((day) => `2026-11-${String(day).padStart(2, "0")}`);

const SIGNED = days(1, 2, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 17, 18, 19, 20);

const month = { month: "2026-11", today: "2026-11-21", onMonthChange: nothing, onMakeUp: nothing };

export const guidance: Pair[] = [
  {
    good: <CalendarMonth {...month} signed={SIGNED} open={days(15)} rewards={days(22)} />,
    do: "只有还补得了的那天能按",
    bad: (
      <CalendarMonth {...month} signed={[]} open={days(...Array.from({ length: 20 }, (_, at) => at + 1))} />
    ),
    dont: "天天能按，拿它选日期：这里按下去是补签",
  },
];
