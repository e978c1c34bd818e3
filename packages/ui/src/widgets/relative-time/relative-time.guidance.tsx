import type { Pair } from "../../docs/guidance.ts";
import { RelativeTime } from "./relative-time.tsx";

export const guidance: Pair[] = [
  {
    good: <RelativeTime value="2026-11-22 20:55:00" now={new Date("2026-11-22T21:00:00+08:00")} />,
    do: "说多久以前，完整的时刻留给指到的人",
    bad: <span>2026-11-22 20:55:00</span>,
    dont: "每条评论写到秒：一屏数字，还得自己减",
  },
];
