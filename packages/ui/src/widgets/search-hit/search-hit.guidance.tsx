import type { Pair } from "../../docs/guidance.ts";
import { SearchHit } from "./search-hit.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <SearchHit
        kind="comment"
        kindLabel="评论"
        title="评论于《骑行 1200 公里之后》"
        excerpt="楼上说的抬显发虚，我换了镜片才好。"
        excerptMarks={[[4, 6]]}
        href="#comment"
        notes={["第 37 楼"]}
      />
    ),
    do: "评论写明在哪一帖哪一楼，正文是命中的那一句",
    bad: (
      <SearchHit
        kind="comment"
        kindLabel="评论"
        title="骑行 1200 公里之后"
        excerpt="速度放左上，箭头放右上。"
        href="#thread"
      />
    ),
    dont: "拿帖子的标题与开头冒充评论，点开找不到那个词",
  },
];
