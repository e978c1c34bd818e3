import type { Pair } from "../../docs/guidance.ts";
import { Checkbox } from "./checkbox.tsx";

export const guidance: Pair[] = [
  {
    good: <Checkbox>我读过社区公约</Checkbox>,
    do: "一句肯定的话，点字也能选",
    bad: <Checkbox defaultChecked>不要不给我发通知</Checkbox>,
    dont: "双重否定，还替人先勾上",
  },
];
