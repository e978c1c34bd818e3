import { Card } from "@lenscape/ui/card";
import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { Failure } from "#shell/loading/failure.tsx";

interface MineBodyProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** How high the cards are that stand in, as classes; one card when left out. */
  waiting?: readonly string[];
  children: (data: Data) => ReactNode;
}

/** The inside of one of my pages that one query gives: cards stand in while it is asked for, or one offers a retry. */
export function MineBody<Data>({ query, waiting = ["h-70"], children }: MineBodyProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <Card>
        <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return waiting.map((height, index) => (
    <Card key={index} className="p-6" role="status" aria-busy="true">
      <Skeleton className={cn("w-full", height)} />
    </Card>
  ));
}
