import type { Pair } from "../../docs/guidance.ts";
import { row } from "../../docs/guidance-parts.tsx";
import { Cover } from "./cover.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={row}>
        <Cover src={null} name="影像创作" className="size-14 rounded-media" />
        影像创作
      </div>
    ),
    do: "给 name：图没来时有首字，名字写在旁边",
    bad: <Cover src={null} className="size-14 rounded-media" />,
    dont: "不给：图坏了就是一块灰",
  },
];
