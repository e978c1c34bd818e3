import type { DemoThread } from "./types.ts";

/** Dynamics of the kind `dev`. */
export const devDynamics: DemoThread[] = [
  {
    circle: "应用开发",
    kind: "dev",
    body: ["原点在左下，原点在左下，原点在左下。写给明天的自己。"],
    topics: ["SDK踩坑"],
    author: "kongge4",
  },
  {
    circle: "应用开发",
    kind: "dev",
    body: ["末班车提醒更新：第四座城市录好了，ＣＳＶ 一共一百零六行。"],
    pictures: ["metro"],
    topics: ["小应用展示", "末班地铁"],
    ago: [20, 18],
    author: "zhaixing_gz",
  },
  {
    circle: "应用开发",
    kind: "dev",
    body: ["把番茄钟放进镜片，第一天被自己催了十一次。"],
    topics: ["小应用展示"],
    author: "fengche_dev",
  },
];
