import type { Pair } from "../../docs/guidance.ts";
import { PEOPLE } from "../thread-card/story-data.ts";
import { InteractionRow } from "./interaction-row.tsx";

const interaction = {
  kind: "like",
  quote: "",
  about: "第一次戴着导航爬夜山",
  time: "2026-11-21 09:18:00",
  unread: true,
  href: "#thread",
  userHref: () => "#user",
} as const;

export const guidance: Pair[] = [
  {
    good: <InteractionRow {...interaction} users={PEOPLE.slice(1, 3)} sentence="等 18 人赞了你的帖子" />,
    do: "同一篇的赞并成一行，说一共几个人",
    bad: (
      <div className="[zoom:0.6]">
        {PEOPLE.slice(1, 4).map((user) => (
          <InteractionRow key={user.userId} {...interaction} users={[user]} sentence="赞了你的帖子" />
        ))}
      </div>
    ),
    dont: "一个人一行：十八个赞就是两屏",
  },
];
