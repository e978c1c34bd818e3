import type { Pair } from "../../docs/guidance.ts";
import { row } from "../../docs/guidance-parts.tsx";
import { LevelMark } from "../level-mark/level-mark.tsx";
import { Tag } from "../tag/tag.tsx";
import { StaffMark } from "./staff-mark.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={row}>
        林间电台
        <StaffMark isStaff={1} />
        <LevelMark level={7} />
      </div>
    ),
    do: "紧跟昵称，按权限给",
    bad: (
      <div className={row}>
        林间电台
        <Tag>官方运营</Tag>
      </div>
    ),
    dont: "拿用户组的名字当标：名字谁都能照着起",
  },
];
