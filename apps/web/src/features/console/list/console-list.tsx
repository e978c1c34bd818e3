import type { ListId, Page, QueryOf, RowOf } from "@lenscape/api/types";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Pagination } from "@lenscape/ui/pagination";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useApp } from "#lib/app.tsx";
import { Body } from "../frame/console-query-body.tsx";
import { COUNTED, consoleQuery, PAGE } from "../queries.ts";
import { consoleText as text } from "../text.ts";
import { type Filter, Filters } from "./list-filters.tsx";
import { useFilters } from "./use-list-filters.ts";
import "./console-list.css";

export interface Column<Row> {
  title: string;
  /** What stands in the head instead of the title. */
  head?: (rows: readonly Row[]) => ReactNode;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** The value of `orderByColumn` that sorts by it. */
  order?: string;
}

interface ConsoleListProps<Id extends ListId> {
  /** The operation that gives the rows. It takes the page, and the filters and the order by their names. */
  id: Id;
  /** What the table is about, for screen readers. */
  label: string;
  columns: readonly Column<RowOf<Id>>[];
  keyOf: (row: RowOf<Id>) => string;
  /** Whether a row is among those chosen for an act on all of them. */
  isChosen?: (row: RowOf<Id>) => boolean;
  filters?: readonly Filter[];
  /** The order of the rows, downwards, while none is asked for. */
  byItself?: string;
  /** What every call says next to the filters. */
  also?: Partial<QueryOf<Id>>;
  /** The buttons of a row. */
  acts?: (row: RowOf<Id>) => ReactNode;
  /** What can be done next to the rows, such as adding one. */
  tools?: ReactNode;
  /** What is said while there are no rows and no filters. */
  empty?: string;
  /** What is open next to the table, made of the rows as they are now. */
  overlay?: (rows: readonly RowOf<Id>[]) => ReactNode;
}

/** Cells that stay on one line, with figures of one width. */
export const FIGURES = "whitespace-nowrap tabular-nums";

/** Cells of a number, which stand below one another by their last digit. */
export const COUNT = `${FIGURES} text-right`;

/** The last cell, of the row's buttons: its title is for screen readers alone. */
const ACTS = "text-right whitespace-nowrap max-md:[&_button]:min-h-10";

const PADDED = "px-3 first:pl-6 last:pr-6";

/**
 * A table of the console: its filters, order and page in the address, the rows with their buttons, and what stands in
 * while there are none.
 */
export function ConsoleList<Id extends ListId>({
  id,
  label,
  columns,
  keyOf,
  isChosen,
  filters = [],
  byItself,
  also,
  acts,
  tools,
  empty,
  overlay,
}: ConsoleListProps<Id>) {
  const { api } = useApp();
  const { page, get, set, setPage, pointed } = useFilters();
  const names = [...filters.map(({ name }) => name), "orderByColumn", "isAsc"];
  const chosen = names.flatMap((name) => (get(name) ? [[name, get(name)]] : []));
  const searched = filters.find(({ name, options }) => !options && get(name));
  const bar = useRef<HTMLDivElement>(null);
  const reset = () => {
    // The button that is pressed goes away; the focus stays with the filters, where no keyboard comes up for it.
    (bar.current?.querySelector("select") ?? bar.current?.querySelector("input"))?.focus();
    // What else is in the address tells where one is, and stays.
    set(Object.fromEntries(names.map((name) => [name, ""])));
  };
  const query = { ...also, ...Object.fromEntries(chosen), pageNum: page, pageSize: PAGE };
  const asked = consoleQuery(api, id, { query } as never);
  // The rows stay until the next ones are there: who sorts or turns the page by keyboard keeps their place.
  const list = useQuery({ ...asked, placeholderData: keepPreviousData });
  const data = list.data as Page<RowOf<Id>> | undefined;
  /** Nothing to narrow down: what makes the first row stands with what goes here. */
  const bare = filters.length === 0 && data?.rows.length === 0;
  const all: readonly Column<RowOf<Id>>[] = acts
    ? [...columns, { title: text.rowActs, className: ACTS, cell: acts }]
    : columns;
  const by = get("orderByColumn") || byItself;
  const asc = get("isAsc") === "asc";
  /** Downwards first, then upwards, then as it was. */
  const sort = (order: string) =>
    set(
      order !== by
        ? { orderByColumn: order, isAsc: "" }
        : asc
          ? { orderByColumn: "", isAsc: "" }
          : { orderByColumn: order, isAsc: "asc" },
    );
  return (
    <Card className="overflow-clip">
      {(filters.length > 0 || (tools && !bare)) && (
        <div ref={bar} className="flex flex-wrap items-center gap-2 border-border border-b px-4 py-4 md:px-6">
          <Filters filters={filters} get={get} set={set} reset={chosen.length === 0 ? undefined : reset} />
          {tools && <div className="flex flex-wrap gap-2 md:ml-auto">{tools}</div>}
        </div>
      )}
      <Body query={list}>
        {data?.rows.length === 0 ? (
          <EmptyState
            title={
              searched
                ? fillText(text.notFound, { word: get(searched.name) })
                : chosen.length > 0
                  ? text.noneMatch
                  : empty
            }
            actionText={text.clear}
            onAction={chosen.length > 0 ? reset : undefined}
            className="py-16"
          >
            {bare && tools && <div className="mt-3 flex flex-wrap justify-center gap-2">{tools}</div>}
          </EmptyState>
        ) : (
          <section
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys must be able to scroll it
            tabIndex={0}
            className={cn("console-rows relative overflow-x-auto", list.isFetching && "opacity-60")}
          >
            <table className="w-full text-left">
              <thead className="bg-surface-sunken text-sm">
                <tr>
                  {all.map(({ title, head, className, order, cell }) => {
                    const Arrow = order !== by ? ChevronsUpDown : asc ? ArrowUp : ArrowDown;
                    return (
                      <th
                        key={title}
                        scope="col"
                        aria-sort={order && order === by ? (asc ? "ascending" : "descending") : undefined}
                        className={cn(
                          "h-10 whitespace-nowrap font-normal",
                          PADDED,
                          className,
                          "text-text-muted",
                        )}
                      >
                        {order ? (
                          <button
                            type="button"
                            onClick={() => sort(order)}
                            className="inline-flex h-10 items-center gap-1 hover:text-text"
                          >
                            {title}
                            <Arrow
                              aria-hidden="true"
                              size="0.875rem"
                              strokeWidth={1.7}
                              className="opacity-70"
                            />
                          </button>
                        ) : cell === acts ? (
                          <span className="sr-only">{title}</span>
                        ) : (
                          (head?.(data?.rows ?? []) ?? title)
                        )}
                      </th>
                    );
                  })}
                </tr>
              </thead>
              <tbody>
                {data?.rows.map((row) => {
                  const mark = pointed(keyOf(row));
                  return (
                    <tr
                      key={keyOf(row)}
                      data-row={keyOf(row)}
                      {...mark}
                      className={cn(
                        "border-border border-t hover:bg-surface-hover",
                        (isChosen?.(row) || mark["aria-current"]) && "bg-brand-soft hover:bg-brand-soft",
                      )}
                    >
                      {all.map(({ title, cell, className }) => (
                        <td
                          key={title}
                          data-title={title}
                          data-acts={cell === acts || undefined}
                          className={cn("py-3", PADDED, className)}
                        >
                          <div className="min-w-0">{cell(row)}</div>
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        )}
      </Body>
      {data && data.total > 0 && (
        <footer className="flex flex-wrap items-center justify-between gap-3 border-border border-t px-4 py-3 text-sm md:px-6 text-text-muted tabular-nums">
          {fillText(data.total < COUNTED ? text.total : text.totalOver, {
            n: formatExact(data.total),
            size: PAGE,
          })}
          <Pagination page={page} total={data.total} pageSize={PAGE} onPageChange={setPage} />
        </footer>
      )}
      {overlay?.(data?.rows ?? [])}
    </Card>
  );
}
