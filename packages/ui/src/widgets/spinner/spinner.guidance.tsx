import type { Pair } from "../../docs/guidance.ts";
import { Spinner } from "./spinner.tsx";

const lines = "grid w-40 gap-2";

export const guidance: Pair[] = [
  {
    good: <Spinner label="正在取更多" />,
    do: "短的等待，写给读屏在等什么",
    bad: (
      <div className={lines}>
        <Spinner />
        <Spinner />
        <Spinner />
      </div>
    ),
    dont: "一屏好几个圈：首屏用骨架",
  },
];
