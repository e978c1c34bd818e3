import { CalendarCheck } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { row } from "../../docs/guidance-parts.tsx";
import { IconTile } from "./icon-tile.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={row}>
        <IconTile tone="amber">
          <CalendarCheck aria-hidden="true" />
        </IconTile>
        每日签到
      </div>
    ),
    do: "站在名字前面，整行可以按",
    bad: (
      <IconTile tone="amber">
        <CalendarCheck aria-hidden="true" />
      </IconTile>
    ),
    dont: "单独拿来当按钮：没有名字，键盘也到不了。那用 IconButton",
  },
];
