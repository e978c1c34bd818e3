import { ListFooter } from "@lenscape/ui/list-footer";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { Failure } from "#shell/loading/failure.tsx";

/** As many rows as a window shows. */
const ROWS = 8;

/** Rows where something will be, as high as they are. */
export const Waiting = () => (
  <div role="status" aria-busy="true">
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} className="flex items-center gap-3 border-border px-4 py-3 not-first:border-t md:px-6">
        <Skeleton className="size-10 flex-none rounded-md" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="ml-auto h-4 w-20" />
      </div>
    ))}
  </div>
);

interface BodyProps {
  query: { data: unknown; error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** What comes of a query; rows without words while it is asked for, a failure with a retry. What came before stays under a failure. */
export function Body({ query: { data, error, isError, isFetching, refetch }, children }: BodyProps) {
  const again = () => void refetch();
  if (data === undefined)
    return isError ? <Failure error={error} loading={isFetching} onRetry={again} /> : <Waiting />;
  return (
    <>
      {isError && <ListFooter status={isFetching ? "loading" : "error"} onLoadMore={again} />}
      {children}
    </>
  );
}
