import type { Pair } from "../../docs/guidance.ts";
import { Badge } from "./badge.tsx";

export const guidance: Pair[] = [
  {
    good: <Badge count={120} />,
    do: "超过上限写 99+，宽度不再变",
    bad: <Badge count={12480} max={99999} />,
    dont: "放开上限，徽标比图标还宽",
  },
];
