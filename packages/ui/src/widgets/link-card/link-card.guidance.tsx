import type { Pair } from "../../docs/guidance.ts";
import { LinkCard } from "./link-card.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <LinkCard
        href="https://example.com/autumn"
        title="秋天的一百种绿"
        description="从林场到湖边"
        site="example.com"
      />
    ),
    do: "标题用那一页自己的，下面写是哪个站",
    bad: (
      <LinkCard
        href="https://example.com/autumn"
        title="https://example.com/p/8f3c?utm_source=app&utm_medium=share"
        site="点击打开"
      />
    ),
    dont: "拿地址当标题，站名写「点击打开」：不知道要去哪",
  },
];
