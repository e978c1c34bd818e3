import type { Pair } from "../../docs/guidance.ts";
import { Logo } from "./logo.tsx";

export const guidance: Pair[] = [
  {
    good: <Logo />,
    do: "原样放着；地方小就用 markOnly",
    bad: <Logo className="origin-left scale-x-125 text-danger-text" />,
    dont: "拉宽、换色来配活动",
  },
];
