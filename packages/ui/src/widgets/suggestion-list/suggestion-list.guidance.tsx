import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { SuggestionList } from "./suggestion-list.tsx";

const members = { kind: "member", status: "ready", active: 0, onActive: nothing, onPick: nothing } as const;

const offered = "rounded-media border border-border bg-surface-raised";

export const guidance: Pair[] = [
  {
    good: (
      <div className={offered}>
        <SuggestionList
          {...members}
          id="guide-members"
          items={[
            { id: "15", label: "苏木木", note: "创作者", avatar: "img/av-02.svg" },
            { id: "16", label: "苏木木", note: "杭州，3 篇帖子", avatar: "img/av-06.svg" },
          ]}
        />
      </div>
    ),
    do: "同名的靠头像和 note 分开",
    bad: (
      <div className={offered}>
        <SuggestionList
          {...members}
          id="guide-same-members"
          items={[
            { id: "15", label: "苏木木" },
            { id: "16", label: "苏木木" },
          ]}
        />
      </div>
    ),
    dont: "只给名字：两个一样，选谁靠猜",
  },
];
