import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { listStatus } from "#lib/query.ts";
import { useNow } from "#shell/live/use-now.ts";
import { Failure } from "#shell/loading/failure.tsx";
import { dayHeading } from "../notification-day.ts";
import { noticeText as text } from "../text.ts";

const SKELETONS = ["a", "b", "c", "d", "e"];

interface NoticeListProps<Row> {
  list: Parameters<typeof listStatus>[0] & {
    error: unknown;
    isError: boolean;
    isSuccess: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  rows: Row[];
  /** How high the rows were: the way back to the list then finds its place. */
  heights: Map<string | number, number>;
  renderRow: (row: Row, now: number) => ReactNode;
  empty: { title: string; description: string; actionHref?: string };
}

/** Notices by day: a heading stands above the first of each. */
export function NoticeList<Row extends { id: string; createdAt: string }>({
  list,
  rows,
  heights,
  renderRow,
  empty,
}: NoticeListProps<Row>) {
  const now = useNow();
  if (rows.length > 0) {
    return (
      <InfiniteList
        items={rows}
        getKey={({ id }) => id}
        rowHeight={110}
        heights={heights}
        status={listStatus(list)}
        onLoadMore={() => list.fetchNextPage()}
        renderItem={(row, index) => {
          const day = dayHeading(row.createdAt, now);
          const before = rows[index - 1];
          const first = !before || dayHeading(before.createdAt, now) !== day;
          return (
            <>
              {first && (
                <h2
                  className={cn(
                    "border-border border-b bg-surface-hover px-4 py-2.5 text-sm text-text-muted",
                    before && "border-t",
                  )}
                >
                  {text[day]}
                </h2>
              )}
              <div className={cn(!first && "border-border border-t")}>{renderRow(row, now)}</div>
            </>
          );
        }}
      />
    );
  }
  if (list.isError)
    return <Failure error={list.error} loading={list.isFetching} onRetry={() => void list.refetch()} />;
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
