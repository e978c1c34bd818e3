import { EmptyState } from "@lenscape/ui/empty-state";
import { InteractionRow } from "@lenscape/ui/interaction-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { RowList } from "#shell/loading/row-list.tsx";
import { commentLikes } from "../queries.ts";
import { mineText as text } from "../text.ts";

/** Measured row heights by ID, so that the scroll position can be restored. */
const heights = new Map<string | number, number>();

/** Likes of own comments, latest first. */
export function CommentLikes() {
  const list = useInfiniteQuery(commentLikes(useApp().api));
  return (
    <RowList
      list={list}
      rowHeight={110}
      heights={heights}
      empty={
        <EmptyState
          title={text.commentLikesEmpty}
          description={text.commentLikesEmptyHint}
          actionHref={getPath("community")}
        />
      }
    >
      {({ user, postId, threadId, threadTitle, excerpt, likedAt }) => (
        <InteractionRow
          kind="like"
          users={[user]}
          sentence={text.likedComment}
          quote={excerpt || text.pictures}
          about={threadTitle || text.threadDeleted}
          time={likedAt}
          unread={false}
          href={paths.comment(threadId, postId)}
          userHref={paths.profile}
        />
      )}
    </RowList>
  );
}
