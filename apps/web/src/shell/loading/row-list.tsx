import { InfiniteList } from "@lenscape/ui/infinite-list";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { InfiniteData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flatRows, listStatus } from "#lib/query.ts";
import { Failure } from "./failure.tsx";

const SKELETONS = ["a", "b", "c", "d", "e"];

interface RowListProps<Row> {
  list: Parameters<typeof listStatus>[0] & {
    data: InfiniteData<{ rows: Row[]; total: number }> | undefined;
    error: unknown;
    isError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  rowHeight: number;
  /** How high the rows were: the way back to the list then finds its place. */
  heights?: Map<string | number, number>;
  /** Stands in for rows when there are none. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** The inside of a card whose rows come page by page: skeletons, a failure with a retry, nothing, or the rows with a line between. */
export function RowList<Row extends { id: string }>({
  list,
  rowHeight,
  heights,
  empty,
  children,
}: RowListProps<Row>) {
  const rows = flatRows(list.data, ({ id }) => id);
  const status = listStatus(list);
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
    return <Failure error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />;
  return empty;
}
