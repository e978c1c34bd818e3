import type { Pair } from "../../docs/guidance.ts";
import { RichText } from "./rich-text.tsx";

export const guidance: Pair[] = [
  {
    good: <RichText html="<h2>先站定</h2><p>到了地方<b>先站定两秒</b>，再按快门。</p>" />,
    do: "给 HTML：标题、段落、加粗各用各的标签",
    bad: <RichText html="## 先站定<br>到了地方**先站定两秒**，&amp;nbsp;再按快门。" />,
    dont: "给 Markdown，或转义过两遍的字：符号都露在外面",
  },
];
