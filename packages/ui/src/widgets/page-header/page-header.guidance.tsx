import type { Pair } from "../../docs/guidance.ts";
import { PageHeader } from "./page-header.tsx";

export const guidance: Pair[] = [
  {
    good: <PageHeader title="话题专区" description="286 个话题，今天更新了 41 个" />,
    do: "标题就是导航上的名字，下面一句说有什么",
    bad: <PageHeader title="欢迎来到精彩的话题世界！" />,
    dont: "写口号：认不出是哪一页",
  },
];
