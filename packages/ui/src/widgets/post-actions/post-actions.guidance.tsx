import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { PostActions } from "./post-actions.tsx";

const counts = { likeCount: 1284, favoriteCount: 873, isLike: true, isFavorite: false };

const calls = { onLike: nothing, onFavorite: nothing };

export const guidance: Pair[] = [
  {
    good: <PostActions {...counts} {...calls} shareCount={45} onShare={nothing} />,
    do: "放在正文旁边或下面，一篇一处，按下去的是实心",
    bad: (
      <div className="rounded-control bg-surface p-4">
        <p>夜路的亮度到底开几档</p>
        <PostActions {...counts} {...calls} shareCount={45} onShare={nothing} className="justify-start" />
      </div>
    ),
    dont: "塞进信息流的一行，一行变三行高：那用 ThreadActions",
  },
];
