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
  },
];
