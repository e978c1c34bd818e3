import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ErrorState } from "@lenscape/ui/error-state";
import { cn } from "@lenscape/ui/lib/cn";
import { Pagination } from "@lenscape/ui/pagination";
import { Spinner } from "@lenscape/ui/spinner";
import type { ReactNode } from "react";
import { consoleText as text } from "#copy/console.ts";
import { PAGE } from "./queries.ts";

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  className?: string;
}

interface ConsoleTableProps<Row> {
  /** What the table is about, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  query: {
    data: { rows: Row[]; total: number } | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  /** Search and filters above the rows. */
  filters?: ReactNode;
}

/** A table of the console with its filters, pages, and what stands in while there are no rows. */
export function ConsoleTable<Row>({
  label,
  columns,
  keyOf,
  query,
  page,
  onPage,
  filters,
}: ConsoleTableProps<Row>) {
  const { data, isError, isFetching, refetch } = query;
  return (
    <Card className="overflow-clip">
      {filters && (
        <div className="flex flex-wrap items-center gap-2 border-border border-b px-4 py-4 md:px-6">
          {filters}
        </div>
      )}
      {!data ? (
        isError ? (
          <ErrorState loading={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-busy="true" className="grid h-60 place-items-center">
            <Spinner />
          </div>
        )
      ) : data.rows.length === 0 ? (
        <EmptyState size="sm" className="py-16" />
      ) : (
        <section
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys must be able to scroll it
          tabIndex={0}
          className={cn("overflow-x-auto", isFetching && "opacity-60")}
        >
          <table className="w-full min-w-180 text-left">
            <thead className="bg-surface-sunken text-sm text-text-muted">
              <tr>
                {columns.map(({ title, className }) => (
                  <th
                    key={title}
                    scope="col"
                    className={cn("h-10 px-3 font-normal first:pl-6 last:pr-6", className)}
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <tr key={keyOf(row)} className="border-border border-t hover:bg-surface-hover">
                  {columns.map(({ title, cell, className }) => (
                    <td key={title} className={cn("px-3 py-3 align-middle first:pl-6 last:pr-6", className)}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {data && data.total > 0 && (
        <footer className="flex flex-wrap items-center justify-between gap-3 border-border border-t px-6 py-3 text-sm text-text-muted tabular-nums">
          {text.total.replace("{n}", data.total.toLocaleString("zh-Hans")).replace("{size}", String(PAGE))}
          <Pagination page={page} total={data.total} pageSize={PAGE} onPageChange={onPage} />
        </footer>
      )}
    </Card>
  );
}
