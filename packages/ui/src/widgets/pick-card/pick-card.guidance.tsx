import type { Pair } from "../../docs/guidance.ts";
import { PickCard } from "./pick-card.tsx";

const pick = {
  title: "用眼镜拍完一整个秋天",
  picUrl: "img/forest.jpg",
  excerpt: "没有取景框之后，我反而拍得更慢了。",
  author: { nickname: "苏木木", avatar: "img/av-02.svg" },
};

export const guidance: Pair[] = [
  {
    good: (
      <div className="w-60">
        <PickCard pick={pick} href="#thread" reason="1,284 人赞过" />
      </div>
    ),
    do: "理由写事实",
    bad: (
      <div className="w-60">
        <PickCard pick={pick} href="#thread" reason="年度神作，不看后悔" />
      </div>
    ),
    dont: "写形容词：每一张都这么说，就等于没说",
  },
];
