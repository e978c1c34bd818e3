import type { Pair } from "../../docs/guidance.ts";
import { GoodsCard } from "./goods-card.tsx";

const goods = { id: "1", name: "镜布两条装", picUrl: "img/g-cloth.svg", points: 120, stock: 0 };

export const guidance: Pair[] = [
  {
    good: (
      <div className="w-40">
        <GoodsCard goods={goods} href="#goods" />
      </div>
    ),
    do: "没货就给 stock 0，卡自己写「已兑完」",
    bad: (
      <div className="w-40">
        <GoodsCard goods={{ ...goods, name: "【补货中勿拍】镜布两条装", stock: 1 }} href="#goods" />
      </div>
    ),
    dont: "库存留 1，把话写进名称：按库存筛选会筛错",
  },
];
