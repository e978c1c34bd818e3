import type { Pair } from "../../docs/guidance.ts";
import { row } from "../../docs/guidance-parts.tsx";
import { HotRank } from "./hot-rank.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={row}>
        苏木木
        <HotRank rank={2} />
      </div>
    ),
    do: "跟在昵称右边，说这个人在活跃榜第几",
    bad: (
      <div className="grid gap-2">
        {[1, 2, 3].map((place) => (
          <div key={place} className={row}>
            <HotRank rank={place} />
            {["积分商城", "任务专区", "设备认证"][place - 1]}
          </div>
        ))}
      </div>
    ),
    dont: "拿来给别的清单编号：读屏念「活跃榜第 1」。那用 HotList",
  },
];
