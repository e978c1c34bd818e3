import { InteractionRow } from "@lenscape/ui/interaction-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { mineText as text } from "#copy/mine.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { paths } from "#paths";
import { commentLikes } from "./queries.ts";
import { RowList } from "./row-list.tsx";

/** How high the rows were, by like: the way back then finds its place. */
const heights = new Map<string | number, number>();

/** Who liked what I said, the latest first. */
export function CommentLikes() {
  const list = useInfiniteQuery(commentLikes(useApp().api));
  return (
    <RowList
      list={list}
      rows={flatRows(list.data, ({ id }) => id)}
      rowHeight={110}
      heights={heights}
      empty={{ title: text.noCommentLikes, description: text.noCommentLikesHint }}
    >
      {({ user, postId, threadId, threadTitle, excerpt, likedAt }) => (
        <InteractionRow
          kind="like"
          users={[user]}
          sentence={text.likedComment}
          quote={excerpt || text.pictures}
          about={threadTitle || text.threadGone}
          time={likedAt}
          unread={false}
          href={paths.comment(threadId, postId)}
          userHref={paths.profile}
        />
      )}
    </RowList>
  );
}
