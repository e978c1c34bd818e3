import type { Thread } from "@lenscape/api/types";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { ThreadCardSkeleton } from "@lenscape/ui/thread-card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useCallback } from "react";
import { type apiInfinite, flatRows, listStatus } from "#lib/query.ts";
import { pageOf } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { Failure } from "#shell/loading/failure.tsx";
import { useGallery } from "#shell/media/use-lightbox.tsx";
import { BlockedFold } from "#shell/members/blocked-fold.tsx";
import { useViewerState } from "#shell/session/viewer-state.ts";
import { PinnedLine, ThreadFeedRow } from "./thread-feed-row.tsx";

/** How high the rows were, by thread: the way back to a list then finds its place. */
const heights = new Map<string | number, number>();

const SKELETONS = ["a", "b", "c", "d"];

/** The list operations whose rows are threads. */
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

/** What `apiInfinite` gives for one of them. */
export type FeedQuery = { [Id in FeedId]: ReturnType<typeof apiInfinite<Id>> }[FeedId];

export interface FeedInsert {
  after: number;
  node: ReactNode;
}

interface ThreadFeedProps {
  query: FeedQuery;
  /** The heading of an empty list; 「暂无数据」 when left out. */
  emptyTitle?: ReactNode;
  /** Says what an empty list is about. */
  emptyText?: ReactNode;
  /** Where 「去逛逛」 leads; the community when left out. */
  emptyHref?: string;
  /** What the button there says; 「去逛逛」 when left out. */
  emptyAction?: string;
  /** Whether authors can be followed from the rows; not on a page of one author. */
  follow?: boolean;
  tagsOf?: (thread: Thread) => ReactNode;
  /** Shows sticky threads with a title as one line each. */
  pinnedLines?: boolean;
  /** All of one circle, whose name the page has said. */
  inCircle?: boolean;
  /** Blocks shown after the given number of rows, or after the last row of a shorter list. */
  inserts?: FeedInsert[];
  /** Number of rows up to which the list loads while one scrolls; all when left out. */
  autoLoadLimit?: number;
  className?: string;
}

/**
 * A list of threads that loads on while one scrolls, its rows wired: like, comment, favourite, share, follow, menu and
 * pictures. Shows skeletons, the empty state, or a failure with a retry while there are no rows.
 */
export function ThreadFeed({
  query,
  emptyTitle,
  emptyText,
  emptyHref = pageOf("community"),
  emptyAction,
  follow = true,
  tagsOf,
  pinnedLines = false,
  inCircle = false,
  inserts = [],
  autoLoadLimit,
  className,
}: ThreadFeedProps) {
  // All members of the union give pages of threads; the hook cannot call a union.
  const list = useInfiniteQuery(query as ReturnType<typeof apiInfinite<"threadHomeList">>);
  const now = useNow();
  const [openGallery, viewer] = useGallery();
  const onImageOpen = useCallback(
    (opened: Thread, at: number) =>
      openGallery(
        opened.imageList.map(({ url }) => url),
        at,
        opened.title || opened.excerpt,
        opened,
      ),
    [openGallery],
  );
  const rows = flatRows<Thread>(list.data, ({ id }) => id);
  useViewerState({ threadIds: rows.map(({ id }) => id), userIds: rows.map(({ user }) => user.userId) });
  const status = listStatus(list);

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
          <Failure error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
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
            <BlockedFold
              userId={thread.user.userId}
              className="bg-surface px-4 md:px-6 [li+li>&]:border-border [li+li>&]:border-t max-md:[li+li>&]:band"
            >
              {pinnedLines && thread.isTop > 0 && thread.title ? (
                <PinnedLine thread={thread} />
              ) : (
                <ThreadFeedRow
                  thread={thread}
                  now={now}
                  priority={index === 0}
                  follow={follow}
                  inCircle={inCircle}
                  tags={tagsOf?.(thread)}
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
      {viewer}
    </>
  );
}
