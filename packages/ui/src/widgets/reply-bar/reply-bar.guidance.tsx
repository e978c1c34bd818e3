import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { TabBar } from "../tab-bar/tab-bar.tsx";
import { ReplyBar } from "./reply-bar.tsx";

const counts = { likeCount: 1284, favoriteCount: 873, isLike: true, isFavorite: false };

const calls = { onLike: nothing, onFavorite: nothing };

export const guidance: Pair[] = [
  {
    good: <ReplyBar {...counts} {...calls} onWrite={nothing} className="static md:flex" />,
    do: "手机的详情页里，底部只有它",
    bad: (
      <div>
        <ReplyBar {...counts} {...calls} onWrite={nothing} className="static md:flex" />
        <TabBar
          className="static grid md:grid"
          hrefs={{ home: "#home", community: "#community", messages: "#messages", mine: "#mine" }}
          onPublish={nothing}
        />
      </div>
    ),
    dont: "下面还留着底部栏：两条一共占去一百多像素",
  },
];
