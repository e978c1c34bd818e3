import type { Pair } from "../../docs/guidance.ts";
import { NavMenu } from "./nav-menu.tsx";

const items = (names: string[]) =>
  names.map((name, at) => ({ id: at, name, menuType: "10" as const, routePath: at === 0 ? "/" : `#${at}` }));

export const guidance: Pair[] = [
  {
    good: (
      <div className="[zoom:0.6]">
        <NavMenu currentPath="/" items={items(["首页", "社区版块", "功能专区", "官网"])} />
      </div>
    ),
    do: "三到五项，其余收进「功能专区」",
    bad: (
      <div className="[zoom:0.6]">
        <NavMenu
          currentPath="/"
          items={items(["首页", "社区", "活动", "话题", "精选", "任务", "反馈", "商城", "官网"])}
        />
      </div>
    ),
    dont: "全摊在一排：窄一点就盖住右边的搜索",
  },
];
