import type { Thread } from "@lenscape/api/types";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { ThreadCardSkeleton } from "@lenscape/ui/thread-card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useCallback } from "react";
import { type apiInfinite, flattenRows, getListStatus } from "#lib/query.ts";
import { getPath } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { AreaBoundary } from "#shell/loading/area-boundary.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { useLightbox } from "#shell/media/use-lightbox.tsx";
import { BlockedFold } from "#shell/members/blocked-fold.tsx";
import { useViewerState } from "#shell/session/viewer-state.ts";
import { PinnedLine, ThreadFeedRow } from "./thread-feed-row.tsx";

/** Measured row heights by thread, to restore the scroll position on the way back. */
const heights = new Map<string | number, number>();

const SKELETONS = ["a", "b", "c", "d"];

/** List operations with threads as rows. */
type FeedId =
  | "threadList"
  | "threadHomeList"
  | "threadListOfCircle"
  | "threadListOfTopic"
  | "threadListOfGroup"
  | "cherrypickList"
  | "myThreads"
  | "thumbupList"
  | "favoriteList";

/** Infinite query options of such an operation. */
export type FeedQuery = { [Id in FeedId]: ReturnType<typeof apiInfinite<Id>> }[FeedId];

export interface FeedInsert {
  after: number;
  node: ReactNode;
}

interface ThreadFeedProps {
  query: FeedQuery;
  /** Title of the empty state; defaults to 「暂无数据」. */
  emptyTitle?: ReactNode;
  /** Description of the empty state. */
  emptyText?: ReactNode;
  /** Target of the empty state's link; defaults to the community page. */
  emptyHref?: string;
  /** Label of the empty state's link; defaults to 「去逛逛」. */
  emptyAction?: string;
  /** Shows sticky threads with a title as one line each. */
  pinnedLines?: boolean;
  /** Hides the circle's name in the rows, on a circle's own page. */
  inCircle?: boolean;
  /** Blocks shown after the given number of rows, or after the last row of a shorter list. */
  inserts?: FeedInsert[];
  /** Number of rows up to which scrolling loads further pages; unlimited by default. */
  autoLoadLimit?: number;
  className?: string;
}

/**
 * Infinite list of threads with all actions: like, comment, favourite, share, menu and lightbox. Shows skeletons,
 * the empty state, or an error with a retry if there are no rows.
 */
export const ThreadFeed = (props: ThreadFeedProps) => (
  <AreaBoundary>
    <FeedList {...props} />
  </AreaBoundary>
);

function FeedList({
  query,
  emptyTitle,
  emptyText,
  emptyHref = getPath("community"),
  emptyAction,
  pinnedLines = false,
  inCircle = false,
  inserts = [],
  autoLoadLimit,
  className,
}: ThreadFeedProps) {
  // All members of the union return pages of threads, but TypeScript cannot call the hook with a union.
  const list = useInfiniteQuery(query as ReturnType<typeof apiInfinite<"threadHomeList">>);
  const now = useNow();
  const [openLightbox, lightbox] = useLightbox();
  const onImageOpen = useCallback(
    (thread: Thread, index: number) =>
      openLightbox(
        thread.imageList.map(({ url }) => url),
        index,
        thread.title || thread.excerpt,
        thread,
      ),
    [openLightbox],
  );
  const rows = flattenRows<Thread>(list.data, ({ id }) => id);
  useViewerState({ threadIds: rows.map(({ id }) => id), userIds: rows.map(({ user }) => user.userId) });
  const status = getListStatus(list);

  if (rows.length === 0) {
    if (status === "loading") {
      return (
        <div className={className} role="status" aria-busy="true">
          {SKELETONS.map((key) => (
            <ThreadCardSkeleton key={key} />
          ))}
        </div>
      );
    }
    return (
      <div className={className}>
        {list.isError ? (
          <LoadError error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
        ) : (
          <EmptyState
            title={emptyTitle}
            description={emptyText}
            actionText={emptyAction}
            actionHref={emptyHref}
          />
        )}
      </div>
    );
  }
  return (
    <>
      <InfiniteList
        className={className}
        items={rows}
        getKey={({ id }) => id}
        renderItem={(thread, index) => (
          <Fragment>
            <BlockedFold userId={thread.user.userId} className="border-border border-b max-md:px-4">
              {pinnedLines && thread.isTop > 0 && thread.title ? (
                <PinnedLine thread={thread} />
              ) : (
                <ThreadFeedRow
                  thread={thread}
                  now={now}
                  priority={index === 0}
                  inCircle={inCircle}
                  onImageOpen={onImageOpen}
                />
              )}
            </BlockedFold>
            {inserts.map(
              ({ after, node }) =>
                index === Math.min(after, rows.length) - 1 && <Fragment key={after}>{node}</Fragment>,
            )}
          </Fragment>
        )}
        status={status}
        onLoadMore={() => list.fetchNextPage()}
        autoLoadLimit={autoLoadLimit}
        heights={heights}
      />
      {lightbox}
    </>
  );
}
