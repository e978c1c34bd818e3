import type { Pair } from "../../docs/guidance.ts";
import { Card } from "../card/card.tsx";
import { PageBody } from "./page-body.tsx";

/** Shows a widget as wide as the window in a small figure. */
const page = "[zoom:0.3]";

const block = (words: string) => <Card className="p-10 text-[2rem]">{words}</Card>;

export const guidance: Pair[] = [
  {
    good: (
      <div className={page}>
        <PageBody aside={block("作者")}>{block("正文")}</PageBody>
      </div>
    ),
    do: "侧栏放少了也读得懂的：手机上没有它",
    bad: (
      <div className={page}>
        <PageBody aside={block("提交订单")}>{block("商品")}</PageBody>
      </div>
    ),
    dont: "把要紧的按钮只放侧栏：手机上就买不了",
  },
];
