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
import { consoleText as text } from "#copy/console.ts";
import { useApp } from "#lib/app.tsx";
import { Body } from "./body.tsx";
import { type Filter, Filters } from "./filters.tsx";
import { COUNTED, consoleQuery, PAGE } from "./queries.ts";
import { useFilters } from "./use-filters.ts";

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

/**
 * The last cell, of the row's buttons: its title is for screen readers alone. It stays in sight where the table is wider
 * than the page.
 */
const ACTS =
  "text-right max-md:justify-end max-md:before:hidden max-md:[&_button]:min-h-10 right-0 whitespace-nowrap bg-inherit md:sticky md:max-xl:shadow-[inset_1px_0_var(--color-border)]";

/** On a phone a row is a card: its first cell as heading, the others as lines with their columns' titles before them. */
const CELL =
  "max-md:flex max-md:items-start max-md:justify-between max-md:gap-4 max-md:text-right max-md:before:flex-none max-md:before:text-sm max-md:before:text-text-muted max-md:before:content-[attr(data-title)] max-md:first:block max-md:first:text-left max-md:first:before:hidden max-md:has-[>div:empty,>div>span:only-child:empty]:hidden md:px-3 md:py-3 md:first:pl-6 md:last:pr-6";

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
  const all: readonly Column<RowOf<Id>>[] = acts
    ? [...columns, { title: text.rowActs, className: ACTS, cell: acts }]
    : columns;
  const by = get("orderByColumn");
  const asc = get("isAsc") === "asc";
  /** Downwards first, then upwards, then as it was. */
  const sort = (order: string) =>
    set(
      order !== by
        ? { orderByColumn: order, isAsc: "" }
        : asc
          ? { orderByColumn: "", isAsc: "" }
          : { isAsc: "asc" },
    );
  return (
    <Card className="overflow-clip">
      {(filters.length > 0 || tools) && (
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
          />
        ) : (
          <section
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys must be able to scroll it
            tabIndex={0}
            className={cn("relative overflow-x-auto", list.isFetching && "opacity-60")}
          >
            <table className="w-full text-left max-md:block">
              <thead
                className={cn(
                  "bg-surface-sunken text-sm text-text-muted max-md:block",
                  !columns.some(({ order, head }) => order || head) && "max-md:sr-only",
                )}
              >
                <tr className="bg-inherit max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:px-4">
                  {all.map(({ title, head, className, order, cell }) => {
                    const Arrow = order !== by ? ChevronsUpDown : asc ? ArrowUp : ArrowDown;
                    return (
                      <th
                        key={title}
                        scope="col"
                        aria-sort={order && order === by ? (asc ? "ascending" : "descending") : undefined}
                        className={cn(
                          "h-10 whitespace-nowrap font-normal md:px-3 md:first:pl-6 md:last:pr-6",
                          className,
                          order || head ? "max-md:flex max-md:items-center" : "max-md:sr-only",
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
              <tbody className="max-md:block">
                {data?.rows.map((row) => {
                  const mark = pointed(keyOf(row));
                  return (
                    <tr
                      key={keyOf(row)}
                      data-row={keyOf(row)}
                      {...mark}
                      className={cn(
                        "border-border border-t bg-surface hover:bg-surface-hover max-md:grid max-md:gap-1.5 max-md:px-4 max-md:py-3.5",
                        (isChosen?.(row) || mark["aria-current"]) && "bg-brand-soft hover:bg-brand-soft",
                      )}
                    >
                      {all.map(({ title, cell, className }) => (
                        <td
                          key={title}
                          data-title={title}
                          className={cn(CELL, className, "max-md:whitespace-normal")}
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
