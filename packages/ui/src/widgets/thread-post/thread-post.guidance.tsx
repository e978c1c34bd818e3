import type { Pair } from "../../docs/guidance.ts";
import { small } from "../../docs/guidance-parts.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { THREAD } from "../thread-card/story-data.ts";
import { ThreadPost } from "./thread-post.tsx";

const post = {
  thread: { ...THREAD, topicList: [], viewCount: 16_020 },
  spokenTitle: "苏木木的帖子",
  userHref: "#user",
  topicHref: () => "#topic",
  children: <RichText html="<p>先站定，再低头找前景。</p>" />,
};

export const guidance: Pair[] = [
  {
    good: (
      <div className={small}>
        <ThreadPost {...post} thread={{ ...post.thread, editedAt: "2026-11-21 20:10:00" }} />
      </div>
    ),
    do: "改过就给 editedAt，写在时间旁边",
    bad: (
      <div className={small}>
        <ThreadPost {...post} thread={{ ...post.thread, title: `【11.21 晚更新】${THREAD.title}` }} />
      </div>
    ),
    dont: "把更新写进标题：转出去的链接、搜索里的名字都变了",
  },
];
