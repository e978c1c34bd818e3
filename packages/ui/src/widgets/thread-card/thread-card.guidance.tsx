import { Ellipsis } from "lucide-react";
import type { Pair } from "../../docs/guidance.ts";
import { small } from "../../docs/guidance-parts.tsx";
import { FollowButton } from "../follow-button/follow-button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { THREAD } from "./story-data.ts";
import { ThreadCard } from "./thread-card.tsx";

const menu = (
  <IconButton aria-label="更多操作">
    <Ellipsis aria-hidden="true" />
  </IconButton>
);

const thread = {
  thread: { ...THREAD, topicList: [] },
  now: new Date("2026-11-21T11:12:40+08:00"),
  href: "#thread",
  userHref: "#user",
  topicHref: () => "#topic",
  follow: <FollowButton isFollow={false} name="苏木木" />,
  menu,
};

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <ThreadCard {...thread} />
      </div>
    ),
    do: "标题说一件事，摘要接着往下说",
    bad: (
      <div className={small}>
        <ThreadCard {...thread} thread={{ ...thread.thread, excerpt: THREAD.title }} />
      </div>
    ),
    dont: "摘要又是标题：两行说一遍，正文一个字也没看到",
  },
];
