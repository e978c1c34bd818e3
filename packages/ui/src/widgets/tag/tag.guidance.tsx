import type { Pair } from "../../docs/guidance.ts";
import { row } from "../../docs/guidance-parts.tsx";
import { KindTag, Tag } from "./tag.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={row}>
        <KindTag kind="essence" />
        雪山日出怎么拍
      </div>
    ),
    do: "一行一两个，说的是种类",
    bad: (
      <div className="flex flex-wrap gap-1">
        {["精华", "热门", "推荐", "官方", "新人必看"].map((name) => (
          <Tag key={name} tone="accent">
            {name}
          </Tag>
        ))}
      </div>
    ),
    dont: "堆一排：等于没有标",
  },
];
