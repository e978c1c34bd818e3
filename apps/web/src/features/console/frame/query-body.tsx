import { ListFooter } from "@lenscape/ui/list-footer";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { LoadError } from "#shell/loading/load-error.tsx";

/** Number of placeholder rows, about one screen. */
const ROW_COUNT = 8;

/** Placeholder rows of a table while it is loading. */
export const TableSkeleton = () => (
  <div role="status" aria-busy="true">
    {Array.from({ length: ROW_COUNT }, (_, row) => (
      <div key={row} className="flex items-center gap-3 border-border px-4 py-3 not-first:border-t md:px-6">
        <Skeleton className="size-10 flex-none rounded-control" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="ml-auto h-4 w-20" />
      </div>
    ))}
  </div>
);

interface QueryBodyProps {
  query: { data: unknown; error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

/**
 * Shows the result of a query: a skeleton while it is loading, or an error with a retry. If a refetch fails, the previous
 * result stays below the error.
 */
export function QueryBody({
  query: { data, error, isError, isFetching, refetch },
  children,
}: QueryBodyProps) {
  const retry = () => void refetch();
  if (data === undefined)
    return isError ? <LoadError error={error} loading={isFetching} onRetry={retry} /> : <TableSkeleton />;
  return (
    <>
      {isError && <ListFooter status={isFetching ? "loading" : "error"} onLoadMore={retry} />}
      {children}
    </>
  );
}
