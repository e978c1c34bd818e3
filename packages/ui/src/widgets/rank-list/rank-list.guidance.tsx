import type { Pair } from "../../docs/guidance.ts";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { PEOPLE } from "../thread-card/story-data.ts";
import { RankList } from "./rank-list.tsx";

const rank = { users: PEOPLE.slice(0, 3), hrefOf: () => "#user" };

export const guidance: Pair[] = [
  {
    good: (
      <RankList
        {...rank}
        renderAction={(user) => (
          <FollowButton own={user.userId === "1"} isFollow={false} name={user.nickname} />
        )}
      />
    ),
    do: "自己那一行给 own，不显示关注",
    bad: <RankList {...rank} renderAction={() => <FollowButton isFollow={false} />} />,
    dont: "自己也能关注自己，每个按钮又都只叫「关注」",
  },
];
