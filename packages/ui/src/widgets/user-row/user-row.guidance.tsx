import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { Tag } from "../tag/tag.tsx";
import { UserRow } from "./user-row.tsx";

const user = { userId: "12", nickname: "林间电台", avatar: "img/av-08.svg", signature: "周末在山里录声音" };

export const guidance: Pair[] = [
  {
    good: (
      <UserRow
        user={user}
        href="#user"
        action={<FollowButton isFollow={false} name="林间电台" onToggle={nothing} />}
      />
    ),
    do: "整行通往主页，右端只放一个动作",
    bad: (
      <UserRow
        user={user}
        href="#user"
        action={
          <div className="flex gap-1">
            <FollowButton isFollow={false} name="林间电台" onToggle={nothing} />
            <Tag>私信</Tag>
            <Tag>拉黑</Tag>
          </div>
        }
      />
    ),
    dont: "把能做的都摆出来，名字没地方了",
  },
];
