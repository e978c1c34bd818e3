import type { Pair } from "../../docs/guidance.ts";
import { small } from "../../docs/guidance-parts.tsx";
import { ComposerEntry } from "./composer-entry.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <ComposerEntry
          user={{ nickname: "云野", avatar: "img/av-09.svg" }}
          momentHref="#moment"
          threadHref="#thread"
          prompt="今天看到了什么？"
        />
      </div>
    ),
    do: "问一个答得上来的问题",
    bad: (
      <div className={small}>
        <ComposerEntry
          user={{ nickname: "云野", avatar: "img/av-09.svg" }}
          momentHref="#moment"
          threadHref="#thread"
          prompt="请在此处输入您要发布的内容"
        />
      </div>
    ),
    dont: "像表单一样下命令：它不是输入框，点了才去写",
  },
];
