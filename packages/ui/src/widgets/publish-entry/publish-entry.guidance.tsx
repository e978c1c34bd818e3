import type { Pair } from "../../docs/guidance.ts";
import { PublishEntry } from "./publish-entry.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <PublishEntry
        aria-label="发布"
        momentHref="#moment"
        threadHref="#thread"
        draft={{ title: "夜路的亮度到底开几档", note: "昨天 21:08 存的", href: "#draft" }}
      />
    ),
    do: "有草稿就先问要不要接着写：写标题和存的时间",
    bad: (
      <PublishEntry
        aria-label="发布"
        momentHref="#moment"
        threadHref="#thread"
        draft={{ title: "未命名", note: "草稿", href: "#draft" }}
      />
    ),
    dont: "草稿都叫「未命名」：想不起写的是哪一篇",
  },
];
