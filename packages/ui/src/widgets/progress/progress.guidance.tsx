import type { Pair } from "../../docs/guidance.ts";
import { Progress } from "./progress.tsx";

export const guidance: Pair[] = [
  {
    good: <Progress aria-label="上传" value={40} max={100} />,
    do: "知道走了多少时用",
    bad: <Progress aria-label="上传" value={99} max={100} />,
    dont: "不知道多少就停在 99：用转圈",
  },
];
