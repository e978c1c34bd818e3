import type { Pair } from "../../docs/guidance.ts";
import { small } from "../../docs/guidance-parts.tsx";
import { PostResult } from "./post-result.tsx";

const found = {
  id: "302",
  title: "骑行 1200 公里之后，导航的这三项我再也没关过",
  excerpt: "速度放左上，<em>导航</em>箭头放右上。",
  user: { userId: "3", nickname: "老陈骑行中", avatar: "img/av-12.svg" },
  postedAt: "2026-11-21 07:25:03",
};

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <PostResult
          thread={{ ...found, highlightTitle: "骑行 1200 公里之后，<em>导航</em>的这三项我再也没关过" }}
          href="#thread"
        />
      </div>
    ),
    do: "只加重命中的词",
    bad: (
      <div className={small}>
        <PostResult thread={{ ...found, highlightTitle: `<em>${found.title}</em>` }} href="#thread" />
      </div>
    ),
    dont: "整句都加重：看不出为什么搜到它",
  },
];
