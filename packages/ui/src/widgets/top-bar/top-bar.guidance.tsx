import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { TopBar } from "./top-bar.tsx";

/** Shows a widget as wide as the window in a small figure. */
const page = "[zoom:0.3]";

const items = (names: string[]) =>
  names.map((name, at) => ({ id: at, name, menuType: "10" as const, routePath: at === 0 ? "/" : `#${at}` }));

const topBar = {
  currentPath: "/",
  user: { nickname: "云野", avatar: "img/av-09.svg", isVerified: true, level: 9, points: 2480 },
  unread: 3,
  hrefs: {
    home: "#home",
    search: "#search",
    login: "#login",
    editProfile: "#edit",
    messages: "#messages",
    site: "#site",
    mine: "#mine",
    moment: "#moment",
    thread: "#thread",
  },
  onSearch: nothing,
  onLogout: nothing,
};

export const guidance: Pair[] = [
  {
    good: (
      <div className={page}>
        <TopBar {...topBar} items={items(["首页", "社区版块", "功能专区"])} />
      </div>
    ),
    do: "items 只给站里的去处",
    bad: (
      <div className={page}>
        <TopBar {...topBar} items={items(["首页", "社区版块", "搜索", "发布", "消息", "我的"])} />
      </div>
    ),
    dont: "把搜索、发布、消息又写进 items：顶栏自己有，一样的东西出现两次",
  },
];
