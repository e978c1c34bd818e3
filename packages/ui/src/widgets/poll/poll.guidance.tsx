import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { Poll } from "./poll.tsx";

const poll = { maxChoices: 1, voterCount: 152, endAt: "2026-11-28 18:00:00", onVote: nothing };

export const guidance: Pair[] = [
  {
    good: (
      <Poll
        {...poll}
        options={[
          { id: "1", content: "骑车，抬头看箭头" },
          { id: "2", content: "走路，只要震动" },
          { id: "3", content: "不用导航" },
        ]}
      />
    ),
    do: "并列、不重叠，人人都有一项可选",
    bad: (
      <Poll
        {...poll}
        options={[
          { id: "1", content: "A. 骑车时用" },
          { id: "2", content: "B. 经常用" },
          { id: "3", content: "C. 非常喜欢用，体验一流" },
        ]}
      />
    ),
    dont: "几个口径混在一起，没有「不用」：投出来的数没法看",
  },
];
