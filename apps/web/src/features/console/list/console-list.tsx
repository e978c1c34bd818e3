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
import { QueryBody } from "../frame/query-body.tsx";
import { consoleQuery, MAX_COUNTED_TOTAL, PAGE_SIZE } from "../queries.ts";
import { consoleText as text } from "../text.ts";
import { type Filter, ListFilters } from "./list-filters.tsx";
import { useListFilters } from "./use-list-filters.ts";
import "./console-list.css";

export interface Column<Row> {
  title: string;
  /** Renders the header cell instead of the title. */
  head?: (rows: readonly Row[]) => ReactNode;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** Value of `orderByColumn` that sorts by this column. */
  order?: string;
}

interface ConsoleListProps<Id extends ListId> {
  /** Operation that lists the rows. Page, filters and order are sent as query parameters. */
  id: Id;
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<RowOf<Id>>[];
  getKey: (row: RowOf<Id>) => string;
  /** Whether a row is selected for a bulk action. */
  isSelected?: (row: RowOf<Id>) => boolean;
  filters?: readonly Filter[];
  /** Column by which the server sorts, descending, if the URL names no order. */
  defaultOrder?: string;
  /** Query parameters in addition to page, filters and order. */
  params?: Partial<QueryOf<Id>>;
  /** Buttons of a row. */
  actions?: (row: RowOf<Id>) => ReactNode;
  /** Buttons above the table, for example to add a row. */
  toolbar?: ReactNode;
  /** Title of the empty state if no filter is set. */
  empty?: string;
  /** Renders an open dialog with the current rows. */
  overlay?: (rows: readonly RowOf<Id>[]) => ReactNode;
}

/** Classes of a cell with dates or numbers: one line, digits of equal width. */
export const NUMERIC_CELL = "whitespace-nowrap tabular-nums";

/** Classes of a right-aligned cell with a count. */
export const COUNT_CELL = `${NUMERIC_CELL} text-right`;

/** Classes of the last cell with the buttons of a row. */
const ACTIONS_CELL = "text-right whitespace-nowrap max-md:[&_button]:min-h-10";

const CELL_PADDING = "px-3 first:pl-6 last:pr-6";

/** Table of a console section with filters, sorting and pages, which are stored in the URL. */
export function ConsoleList<Id extends ListId>({
  id,
  label,
  columns,
  getKey,
  isSelected,
  filters = [],
  defaultOrder,
  params,
  actions,
  toolbar,
  empty,
  overlay,
}: ConsoleListProps<Id>) {
  const { api } = useApp();
  const { page, get, set, setPage, getTargetRowProps } = useListFilters();
  const names = [...filters.map(({ name }) => name), "orderByColumn", "isAsc"];
  const activeFilters = names.flatMap((name) => (get(name) ? [[name, get(name)]] : []));
  const searchFilter = filters.find(({ name, options }) => !options && get(name));
  const filterBar = useRef<HTMLDivElement>(null);
  const reset = () => {
    // The reset button disappears, so the focus moves to a filter; a select first, because it opens no phone keyboard.
    (filterBar.current?.querySelector("select") ?? filterBar.current?.querySelector("input"))?.focus();
    set(Object.fromEntries(names.map((name) => [name, ""])));
  };
  const query = { ...params, ...Object.fromEntries(activeFilters), pageNum: page, pageSize: PAGE_SIZE };
  // The previous rows stay while the next ones are loading, so that the focus is not lost when sorting by keyboard.
  const list = useQuery({ ...consoleQuery(api, id, { query } as never), placeholderData: keepPreviousData });
  const data = list.data as Page<RowOf<Id>> | undefined;
  // Without rows and filters, the toolbar is shown in the empty state.
  const isBare = filters.length === 0 && data?.rows.length === 0;
  const allColumns: readonly Column<RowOf<Id>>[] = actions
    ? [...columns, { title: text.rowActions, className: ACTIONS_CELL, cell: actions }]
    : columns;
  const orderBy = get("orderByColumn") || defaultOrder;
  const isAscending = get("isAsc") === "asc";
  /** Cycles through descending, ascending and the default order. */
  const sort = (order: string) =>
    set(
      order !== orderBy
        ? { orderByColumn: order, isAsc: "" }
        : isAscending
          ? { orderByColumn: "", isAsc: "" }
          : { orderByColumn: order, isAsc: "asc" },
    );
  return (
    <Card className="overflow-clip">
      {(filters.length > 0 || (toolbar && !isBare)) && (
        <div
          ref={filterBar}
          className="flex flex-wrap items-center gap-2 border-border border-b px-4 py-4 md:px-6"
        >
          <ListFilters
            filters={filters}
            get={get}
            set={set}
            reset={activeFilters.length === 0 ? undefined : reset}
          />
          {toolbar && <div className="flex flex-wrap gap-2 md:ml-auto">{toolbar}</div>}
        </div>
      )}
      <QueryBody query={list}>
        {data?.rows.length === 0 ? (
          <EmptyState
            title={
              searchFilter
                ? fillText(text.notFound, { word: get(searchFilter.name) })
                : activeFilters.length > 0
                  ? text.noneMatch
                  : empty
            }
            actionText={text.clear}
            onAction={activeFilters.length > 0 ? reset : undefined}
            className="py-16"
          >
            {isBare && toolbar && <div className="mt-3 flex flex-wrap justify-center gap-2">{toolbar}</div>}
          </EmptyState>
        ) : (
          <section
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable for the arrow keys
            tabIndex={0}
            className={cn("console-rows relative overflow-x-auto", list.isFetching && "opacity-60")}
          >
            <table className="w-full text-left">
              <thead className="bg-surface-sunken text-meta">
                <tr>
                  {allColumns.map(({ title, head, className, order, cell }) => {
                    const Arrow = order !== orderBy ? ChevronsUpDown : isAscending ? ArrowUp : ArrowDown;
                    return (
                      <th
                        key={title}
                        scope="col"
                        aria-sort={
                          order && order === orderBy ? (isAscending ? "ascending" : "descending") : undefined
                        }
                        className={cn(
                          "h-10 whitespace-nowrap font-normal",
                          CELL_PADDING,
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
                        ) : cell === actions ? (
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
                  const targetRowProps = getTargetRowProps(getKey(row));
                  return (
                    <tr
                      key={getKey(row)}
                      data-row={getKey(row)}
                      {...targetRowProps}
                      className={cn(
                        "border-border border-t hover:bg-surface-hover",
                        (isSelected?.(row) || targetRowProps["aria-current"]) &&
                          "bg-brand-soft hover:bg-brand-soft",
                      )}
                    >
                      {allColumns.map(({ title, cell, className }) => (
                        <td
                          key={title}
                          data-title={title}
                          data-actions={cell === actions || undefined}
                          className={cn("py-3", CELL_PADDING, className)}
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
      </QueryBody>
      {data && data.total > 0 && (
        <footer className="flex flex-wrap items-center justify-between gap-3 border-border border-t px-4 py-3 text-meta md:px-6 text-text-muted tabular-nums">
          <span key={data.total}>
            {fillText(data.total < MAX_COUNTED_TOTAL ? text.total : text.totalOver, {
              n: formatExact(data.total),
              size: PAGE_SIZE,
            })}
          </span>
          <Pagination page={page} total={data.total} pageSize={PAGE_SIZE} onPageChange={setPage} />
        </footer>
      )}
      {overlay?.(data?.rows ?? [])}
    </Card>
  );
}
