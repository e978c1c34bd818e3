import type { Pair } from "../../docs/guidance.ts";
import { row } from "../../docs/guidance-parts.tsx";
import { Avatar } from "./avatar.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={row}>
        <Avatar name="云野" src={null} />
        云野
      </div>
    ),
    do: "昵称在旁边时不再念一遍头像",
    bad: <Avatar name="云野" src={null} />,
    dont: "只有头像，认不出的人就不知道是谁",
  },
];
