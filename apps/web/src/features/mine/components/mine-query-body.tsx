import { Card } from "@lenscape/ui/card";
import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { LoadError } from "#shell/loading/load-error.tsx";

interface MineBodyProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Heights of the skeleton cards, as classes. Defaults to one card. */
  waiting?: readonly string[];
  children: (data: Data) => ReactNode;
}

/** Content of a member's page that depends on one query: skeleton cards while loading, an error with a retry. */
export function MineBody<Data>({ query, waiting = ["h-70"], children }: MineBodyProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <Card>
        <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return waiting.map((height, index) => (
    <Card key={index} className="p-6" role="status" aria-busy="true">
      <Skeleton className={cn("w-full", height)} />
    </Card>
  ));
}
