import { InfiniteList } from "@lenscape/ui/infinite-list";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { InfiniteData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { LoadError } from "./load-error.tsx";

const SKELETONS = ["a", "b", "c", "d", "e"];

interface RowListProps<Row> {
  list: Parameters<typeof getListStatus>[0] & {
    data: InfiniteData<{ rows: Row[]; total: number }> | undefined;
    error: unknown;
    isError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  rowHeight: number;
  /** Measured row heights, kept by the caller to restore the scroll position on the way back. */
  heights?: Map<string | number, number>;
  /** Shown if there are no rows. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Content of a card with the rows of an infinite query: skeletons, error with a retry, empty state, or divided rows. */
export function RowList<Row extends { id: string }>({
  list,
  rowHeight,
  heights,
  empty,
  children,
}: RowListProps<Row>) {
  const rows = flattenRows(list.data, ({ id }) => id);
  const status = getListStatus(list);
  if (rows.length > 0) {
    return (
      <InfiniteList
        items={rows}
        getKey={({ id }) => id}
        rowHeight={rowHeight}
        heights={heights}
        status={status}
        onLoadMore={() => list.fetchNextPage()}
        renderItem={children}
        listClassName="[&>li+li]:border-t [&>li+li]:border-border"
      />
    );
  }
  if (status === "loading") {
    return (
      <div role="status" aria-busy="true">
        {SKELETONS.map((key) => (
          <div
            key={key}
            style={{ minHeight: rowHeight }}
            className="grid content-center gap-2 px-4 md:px-6 not-first:border-border not-first:border-t"
          >
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    );
  }
  if (list.isError)
    return <LoadError error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />;
  return empty;
}
