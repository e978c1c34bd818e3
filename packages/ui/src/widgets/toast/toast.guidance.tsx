import type { Pair } from "../../docs/guidance.ts";

const bubble = "w-max rounded-control bg-text px-4 py-2 text-meta text-text-inverse";

export const guidance: Pair[] = [
  {
    good: <div className={bubble}>签到成功，积分 +5</div>,
    do: "一句结果，不用人做什么",
    bad: <div className={bubble}>发布失败，点击这里重新编辑后再次提交</div>,
    dont: "要人动手的话：1500 ms 来不及读",
  },
];
