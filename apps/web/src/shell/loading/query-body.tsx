import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { LoadError } from "./load-error.tsx";

interface QueryBodyProps<Row> {
  query: {
    data: { rows: Row[] } | Row[] | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Number of skeleton rows. */
  lines: number;
  /** Class with the height of a skeleton row. */
  lineClass?: string;
  /** Whether skeleton rows begin with an image. */
  picture?: boolean;
  /** Class of a grid whose rows are cards with an image; without it, rows are lines of one card. */
  grid?: string;
  /** Size of the error message; md for the main query of a page. */
  size?: "sm" | "md";
  /** Shown if there are no rows; defaults to the plain empty state. */
  empty?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

const KEYS = "abcdefghij";

/** Content of a card or page with the rows of a query: skeletons, error with a retry, empty state, or rows. */
export function QueryBody<Row>({
  query,
  lines,
  lineClass = "h-9.5",
  picture,
  grid,
  size = "sm",
  empty,
  children,
}: QueryBodyProps<Row>) {
  const { data, error, isError, isFetching, refetch } = query;
  if (!data) {
    if (isError)
      return <LoadError error={error} size={size} loading={isFetching} onRetry={() => void refetch()} />;
    const Box = grid ? Card : "div";
    return (
      <div role="status" aria-busy="true" className={grid}>
        {[...KEYS.slice(0, lines)].map((key) => (
          <Box key={key} className={cn("flex items-center gap-3 px-4", lineClass)}>
            {(grid || picture) && (
              <Skeleton shape="media" className={cn("flex-none", grid ? "size-16" : "size-9")} />
            )}
            <Skeleton className="h-4 w-full" />
          </Box>
        ))}
      </div>
    );
  }
  const rows = Array.isArray(data) ? data : data.rows;
  return rows.length === 0 ? (empty ?? <EmptyState size={size} />) : children(rows);
}
