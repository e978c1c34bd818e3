import type { Pair } from "../../docs/guidance.ts";
import { CircleTile } from "./circle-tile.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className="w-38">
        <CircleTile
          circle={{ groupName: "影像创作", picUrl: "img/forest.jpg" }}
          href="#circle"
          note="今天 48 帖"
        />
      </div>
    ),
    do: "第二行写今天有没有新的",
    bad: (
      <div className="w-38">
        <CircleTile
          circle={{ groupName: "影像创作", picUrl: "img/forest.jpg" }}
          href="#circle"
          note="把看见的留下来，欢迎晒图，也欢迎挑毛病"
        />
      </div>
    ),
    dont: "抄一遍简介：截断了，而且已经加入的人早看过",
  },
];
