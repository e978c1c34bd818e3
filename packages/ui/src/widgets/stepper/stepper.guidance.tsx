import type { Pair } from "../../docs/guidance.ts";
import { Stepper } from "./stepper.tsx";

export const guidance: Pair[] = [
  {
    good: <Stepper aria-label="兑换几件" defaultValue={2} max={5} />,
    do: "小的整数，按几下就到",
    bad: <Stepper aria-label="出生年份" defaultValue={1998} min={1900} max={2026} />,
    dont: "跨度大的数：那用输入框或选择",
  },
];
