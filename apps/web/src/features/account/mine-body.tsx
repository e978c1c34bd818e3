import { Card } from "@lenscape/ui/card";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { Failure } from "#shell/failure.tsx";

interface MineBodyProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** The inside of one of my pages that one query gives: a card stands in while it is asked for, or offers a retry. */
export function MineBody<Data>({ query, children }: MineBodyProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <Card>
        <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Card className="p-6" role="status" aria-busy="true">
      <Skeleton className="h-70 w-full" />
    </Card>
  );
}
