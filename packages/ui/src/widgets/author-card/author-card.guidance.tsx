import type { Pair } from "../../docs/guidance.ts";
import { Button } from "../button/button.tsx";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { THREAD } from "../thread-card/story-data.ts";
import { AuthorCard } from "./author-card.tsx";

const author = { ...THREAD.user, signature: "慢慢走，慢慢拍" };

const numbers = [
  { label: "帖子", value: 128 },
  { label: "获赞", value: 32_000 },
  { label: "粉丝", value: 8640 },
];

export const guidance: Pair[] = [
  {
    good: (
      <AuthorCard
        user={author}
        href="#user"
        stats={numbers}
        actions={<FollowButton isFollow={false} name="苏木木" />}
      />
    ),
    do: "三个数，一个关注",
    bad: (
      <AuthorCard
        user={author}
        href="#user"
        stats={[...numbers, { label: "收藏", value: 873 }, { label: "访客", value: 16_020 }]}
        actions={
          <>
            <Button tone="primary">关注</Button>
            <Button tone="primary">私信</Button>
            <Button tone="primary">打赏</Button>
          </>
        }
      />
    ),
    dont: "有几个数写几个，有几件事放几个按钮",
  },
];
