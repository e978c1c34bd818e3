import type { Pair } from "../../docs/guidance.ts";
import { nothing, Panel } from "../../docs/guidance-parts.tsx";
import { SuggestionList } from "../suggestion-list/suggestion-list.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Panel title="加话题">
        <SuggestionList
          id="guide-topics"
          kind="topic"
          items={[
            { id: "16", label: "骑行日记", note: "3,204 帖" },
            { id: "", label: "骑行夜路" },
          ]}
          status="ready"
          active={0}
          onActive={nothing}
          onPick={nothing}
        />
      </Panel>
    ),
    do: "没有完全一样的，把打的字也列成一项，可以新建",
    bad: (
      <Panel title="加话题">
        <SuggestionList
          id="guide-no-topics"
          kind="topic"
          items={[]}
          status="ready"
          active={-1}
          onActive={nothing}
          onPick={nothing}
        />
      </Panel>
    ),
    dont: "搜不到就到此为止",
  },
];
