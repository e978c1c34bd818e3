import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { Failure } from "./failure.tsx";

interface QueryBodyProps<Row> {
  query: {
    data: { rows: Row[] } | Row[] | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** How many rows are expected; as many skeletons stand in for them. */
  lines: number;
  /** The height of a row as a class. */
  lineClass?: string;
  /** Whether a row begins with a picture. */
  picture?: boolean;
  /** The class of the grid in which each row is a card with a picture; without it the rows are in one. */
  grid?: string;
  /** md: the query is what the page is about, so that a failure stands as large as it matters. */
  size?: "sm" | "md";
  /** Stands in for rows when there are none; the plain empty state when left out. */
  empty?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

const KEYS = "abcdefghij";

/** The inside of a card, or of a page, whose rows come from a query: skeletons, a failure with a retry, nothing, or the rows. */
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
      return <Failure error={error} size={size} loading={isFetching} onRetry={() => void refetch()} />;
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
