import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { THREAD } from "../thread-card/story-data.ts";
import type { CommentView } from "./comment.ts";
import { CommentItem } from "./comment-item.tsx";

const comment: CommentView = {
  id: "7001",
  content: "",
  user: { userId: "4", nickname: "林间电台", avatar: "img/av-08.svg", level: 8, isVerified: 1 },
  postedAt: "2026-11-21 09:41:03",
  isAuthor: 0,
  likeCount: 0,
  isLike: false,
  status: 4,
  isSticky: 0,
  replyCount: 0,
};

const talk = { userHref: () => "#user", onLike: nothing, onReply: nothing };

export const guidance: Pair[] = [
  {
    good: (
      <CommentItem
        {...talk}
        comment={{
          ...comment,
          replyCount: 1,
          replies: [
            {
              ...comment,
              id: "7002",
              content: "<p>风声录得比画面还好听</p>",
              status: 1,
              user: THREAD.user,
            },
          ],
        }}
      />
    ),
    do: "删掉的给 status 4：占着位置，下面的回复还读得懂",
    bad: (
      <CommentItem
        {...talk}
        comment={{ ...comment, status: 1, content: "<p>该评论因违规已被删除，请自觉遵守社区公约！</p>" }}
      />
    ),
    dont: "把「已删除」当成正文：还能点赞、能回复，像是他自己说的",
  },
];
