import { EmptyState } from "@lenscape/ui/empty-state";
import { InteractionRow } from "@lenscape/ui/interaction-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { RowList } from "#shell/loading/row-list.tsx";
import { commentLikes } from "../queries.ts";
import { mineText as text } from "../text.ts";

/** How high the rows were, by like: the way back then finds its place. */
const heights = new Map<string | number, number>();

/** Who liked what I said, the latest first. */
export function CommentLikes() {
  const list = useInfiniteQuery(commentLikes(useApp().api));
  return (
    <RowList
      list={list}
      rowHeight={110}
      heights={heights}
      empty={
        <EmptyState
          title={text.noCommentLikes}
          description={text.noCommentLikesHint}
          actionHref={pageOf("community")}
        />
      }
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
