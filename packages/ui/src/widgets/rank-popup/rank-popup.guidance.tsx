import type { Pair } from "../../docs/guidance.ts";
import { Panel } from "../../docs/guidance-parts.tsx";
import { RankList } from "../rank-list/rank-list.tsx";
import { PEOPLE } from "../thread-card/story-data.ts";
import { UserResult } from "../user-result/user-result.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Panel title="活跃榜" className="px-0 [&>b]:px-4">
        <RankList users={PEOPLE.slice(0, 4)} hrefOf={() => "#user"} />
      </Panel>
    ),
    do: "一行一人：名次、名字、关注",
    bad: (
      <Panel title="本月全站活跃度排行榜 TOP 100" className="px-0 [&>b]:px-4">
        {PEOPLE.slice(0, 2).map((user) => (
          <UserResult key={user.userId} user={user} href="#user" />
        ))}
      </Panel>
    ),
    dont: "换成带简介的大行：400 高只看得到几个人，名次也丢了",
  },
];
