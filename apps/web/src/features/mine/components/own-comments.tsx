import type { RowOf } from "@lenscape/api/types";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { formatRelative } from "@lenscape/ui/lib/time";
import { Link } from "@lenscape/ui/link";
import { FoldedText } from "@lenscape/ui/thread-card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { RowList } from "#shell/loading/row-list.tsx";
import { ownPosts } from "../queries.ts";
import { mineText as text } from "../text.ts";

/** Measured row heights by ID, so that the scroll position can be restored. */
const heights = new Map<string | number, number>();

/** Own comments, latest first. */
export function OwnComments() {
  const list = useInfiniteQuery(ownPosts(useApp().api));
  const now = useNow();
  return (
    <RowList
      list={list}
      rowHeight={92}
      heights={heights}
      empty={<EmptyState title={text.commentsEmpty} actionHref={getPath("community")} />}
    >
      {(post) => <OwnComment post={post} now={now} />}
    </RowList>
  );
}

function OwnComment({ post, now }: { post: RowOf<"myPostList">; now: number }) {
  const { id, threadId, threadTitle, excerpt, imageCount, likeCount, replyCount, postedAt } = post;
  const content = [excerpt, imageCount > 0 && text.pictures].filter(Boolean).join(" ");
  return (
    <article className="relative px-4 py-3.5 hover:bg-surface-hover md:px-6">
      <p className="text-ui wrap-anywhere">
        <FoldedText text={content}>
          {(shown) =>
            threadTitle ? (
              <Link
                href={paths.comment(threadId, id)}
                className="after:absolute after:inset-0 hover:text-brand-text focus-visible:after:-outline-offset-2"
              >
                {shown}
              </Link>
            ) : (
              <span>{shown}</span>
            )
          }
        </FoldedText>
      </p>
      <p className="mt-1 truncate text-meta text-text-muted">
        {threadTitle ? fillText(text.commentedOn, { title: threadTitle }) : text.threadDeleted}
      </p>
      <p className="mt-1 flex gap-4 text-text-muted text-meta tabular-nums">
        <time dateTime={postedAt}>{formatRelative(postedAt, now)}</time>
        {likeCount > 0 && <span>{fillText(text.commentLikeCount, { n: likeCount })}</span>}
        {replyCount > 0 && <span>{fillText(text.replyCount, { n: replyCount })}</span>}
      </p>
    </article>
  );
}
