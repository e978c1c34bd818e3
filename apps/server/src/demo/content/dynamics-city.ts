import type { DemoThread } from "./types.ts";

/** Dynamics of the kind `city`. */
export const cityDynamics: DemoThread[] = [
  {
    circle: "城市漫游",
    kind: "city",
    body: ["周末在老城区走了两万步，一张都没有刻意构图。灯笼、咖啡、菜摊和末班地铁，刚好凑成九宫格。"],
    pictures: ["alley", "latte", "market", "metro", "rain", "night", "dune", "camp", "sea"],
    topics: ["低头时间减半", "夜景挑战"],
    device: "Lens Air",
    author: "doushaxian",
    marks: ["pick"],
    heat: 3,
    ago: [0.98, 0.85],
    said: [
      ["九张是一天拍的？", "周末两天，第七张沙地是旧船坞的沙堆，别笑。", "沙堆也拍得像沙漠。"],
      "末班地铁那张放在中间，刚好把两边分开。",
      "一张都没有刻意构图，我刻意了一天也没有这样。",
      ["腿还在吗？", "在，放在热水里。"],
    ],
  },
];
