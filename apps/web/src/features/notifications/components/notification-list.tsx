import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { getListStatus } from "#lib/query.ts";
import { useNow } from "#shell/live/use-now.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { getDay } from "../notification-day.ts";
import { notificationText as text } from "../text.ts";

const SKELETONS = ["a", "b", "c", "d", "e"];

interface NotificationListProps<Row> {
  list: Parameters<typeof getListStatus>[0] & {
    error: unknown;
    isError: boolean;
    isSuccess: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  rows: Row[];
  /** Measured row heights by ID, so that the scroll position can be restored. */
  heights: Map<string | number, number>;
  renderRow: (row: Row, now: number) => ReactNode;
  empty: { title: string; description: string; actionHref?: string };
}

/** Notifications grouped by day, with a heading above each group. */
export function NotificationList<Row extends { id: string; createdAt: string }>({
  list,
  rows,
  heights,
  renderRow,
  empty,
}: NotificationListProps<Row>) {
  const now = useNow();
  if (rows.length > 0) {
    return (
      <InfiniteList
        items={rows}
        getKey={({ id }) => id}
        rowHeight={110}
        heights={heights}
        status={getListStatus(list)}
        onLoadMore={() => list.fetchNextPage()}
        renderItem={(row, index) => {
          const day = getDay(row.createdAt, now);
          const previous = rows[index - 1];
          const isFirst = !previous || getDay(previous.createdAt, now) !== day;
          return (
            <>
              {isFirst && (
                <h2
                  className={cn(
                    "border-border border-b bg-surface-hover px-4 py-2.5 text-meta text-text-muted",
                    previous && "border-t",
                  )}
                >
                  {text[day]}
                </h2>
              )}
              <div className={cn(!isFirst && "border-border border-t")}>{renderRow(row, now)}</div>
            </>
          );
        }}
      />
    );
  }
  if (list.isError)
    return <LoadError error={list.error} loading={list.isFetching} onRetry={() => void list.refetch()} />;
  if (list.isSuccess) return <EmptyState {...empty} />;
  return (
    <div role="status" aria-busy="true">
      {SKELETONS.map((key) => (
        <div key={key} className="flex items-center gap-3.5 px-4 py-4">
          <Skeleton shape="round" className="size-11" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
