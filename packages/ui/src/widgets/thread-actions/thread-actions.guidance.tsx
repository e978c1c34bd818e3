import type { Pair } from "../../docs/guidance.ts";
import { nothing, row } from "../../docs/guidance-parts.tsx";
import { Button } from "../button/button.tsx";
import { ThreadActions } from "./thread-actions.tsx";

const counts = { likeCount: 1284, favoriteCount: 873, isLike: true, isFavorite: false };

const calls = { onLike: nothing, onFavorite: nothing };

export const guidance: Pair[] = [
  {
    good: (
      <ThreadActions
        {...counts}
        {...calls}
        replyCount={0}
        shareCount={0}
        commentHref="#comments"
        onShare={nothing}
      />
    ),
    do: "就这四个，次序不变",
    bad: (
      <div className={row}>
        <ThreadActions
          {...counts}
          {...calls}
          replyCount={0}
          shareCount={0}
          commentHref="#comments"
          onShare={nothing}
        />
        <Button size="sm">打赏</Button>
        <Button size="sm">举报</Button>
      </div>
    ),
    dont: "后面再接别的动作：一行放不下，那进「更多」",
  },
];
