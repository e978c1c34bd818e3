import { EmptyState } from "@lenscape/ui/empty-state";
import { ErrorState } from "@lenscape/ui/error-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { listStatus } from "#lib/query.ts";
import { pageOf } from "#paths";

const SKELETONS = ["a", "b", "c", "d", "e"];

interface RowListProps<Row> {
  list: Parameters<typeof listStatus>[0] & {
    isError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  rows: Row[];
  rowHeight: number;
  /** How high the rows were: the way back to the list then finds its place. */
  heights: Map<string | number, number>;
  empty: { title: string; description?: string };
  children: (row: Row) => ReactNode;
}

/** A paged list of rows in each of its states. */
export function RowList<Row extends { id: string }>({
  list,
  rows,
  rowHeight,
  heights,
  empty,
  children,
}: RowListProps<Row>) {
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
        renderItem={(row, index) => (
          <div className={index > 0 ? "border-border border-t" : ""}>{children(row)}</div>
        )}
      />
    );
  }
  if (status === "loading") {
    return (
      <div role="status" aria-busy="true">
        {SKELETONS.map((key) => (
          <div key={key} className="px-4 py-4 md:px-6">
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    );
  }
  if (list.isError) return <ErrorState loading={list.isFetching} onRetry={() => list.refetch()} />;
  return <EmptyState {...empty} actionHref={pageOf("community")} />;
}
