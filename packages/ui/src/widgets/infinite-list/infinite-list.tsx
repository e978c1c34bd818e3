import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { rem } from "../../lib/rem.ts";
import { ListFooter, type ListStatus } from "../list-footer/list-footer.tsx";
import { RowBoundary } from "./row-boundary.tsx";

export type InfiniteListProps<Item> = Omit<ComponentProps<"div">, "children"> & {
  /** All loaded rows in display order. */
  items: readonly Item[];
  /** Returns the unique key of a row. */
  getKey: (item: Item) => string | number;
  /** Renders a row; an error affects only that row. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Status of the list, which decides the text of its footer. */
  status: ListStatus;
  /** Called near the end of the list, and for the footer button and retry; not while loading or at the end. */
  onLoadMore: () => void;
  /**
   * Number of rows up to which the list loads automatically; afterwards "加载更多" loads, so that content below can be
   * reached.
   */
  autoLoadLimit?: number;
  /** Distance to the end at which the next page loads. */
  rootMargin?: `${number}px` | `${number}%`;
  /** Estimated row height in px at the default font size, for skipping rows outside the window. */
  rowHeight?: number;
  /** Measured row heights, stored when the list unmounts, so that the scroll position is exact on return. */
  heights?: Map<string | number, number>;
  /** Class of the `<ul>`, for example grid columns. */
  listClassName?: string;
};

/** Inside the row's boundary, so that errors of `renderItem` are caught too. */
const Row = ({ render }: { render: () => ReactNode }) => render();

/**
 * Distance in px within which rows are always rendered. A browser that painted a skippable row before its content
 * arrived leaves it empty for one frame, which shifts everything below.
 */
const ALWAYS_RENDERED_PX = 3000;

/** A measured height is exact; an estimate follows the reader's font size. */
const getIntrinsicHeight = (measured: number | undefined, estimate: number) =>
  measured === undefined ? rem(estimate) : `${measured}px`;

/**
 * List that loads the next page near its end, or by the footer button. Rows outside the window skip layout.
 *
 * A row that fails to render shows "这一条无法显示"; the others stay.
 *
 * It is a list, not `role="feed"`, which requires focusable articles and Page Up/Down navigation: screen readers move
 * faster by headings and lists here.
 */
export function InfiniteList<Item>({
  items,
  getKey,
  renderItem,
  status,
  onLoadMore,
  autoLoadLimit = Number.POSITIVE_INFINITY,
  rootMargin = "240px",
  rowHeight = 240,
  heights,
  className,
  listClassName,
  ...props
}: InfiniteListProps<Item>) {
  const sentinel = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onLoadMore);
  const list = useRef<HTMLUListElement>(null);
  const count = items.length;
  const manual = count >= autoLoadLimit;

  const remember = useEffectEvent((rows: HTMLUListElement) => {
    items.forEach((item, index) => {
      const row = rows.children[index] as HTMLElement | undefined;
      if (!row) return;
      // With fractions, because rounding errors add up, and without the border between rows, which the row draws
      // itself.
      const height = row.getBoundingClientRect().height - (row.offsetHeight - row.clientHeight);
      if (height > 0) heights?.set(getKey(item), height);
    });
  });
  useLayoutEffect(() => {
    const rows = list.current;
    return () => {
      if (rows) remember(rows);
    };
  }, []);

  // Observed again after every page: a page shorter than the window leaves the sentinel in sight and must go on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: count starts the observation again
  useEffect(() => {
    const element = sentinel.current;
    if (status !== "more" || manual || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [status, rootMargin, count, manual]);

  return (
    <div data-slot="infinite-list" aria-busy={status === "loading"} {...props} className={className}>
      <ul ref={list} data-slot="infinite-list-items" className={listClassName}>
        {items.map((item, index) => {
          const room = getIntrinsicHeight(heights?.get(getKey(item)), rowHeight);
          return (
            <li
              key={getKey(item)}
              data-row={getKey(item)}
              {...(index * rowHeight >= ALWAYS_RENDERED_PX && {
                className: "[overflow-clip-margin:0.375rem] [content-visibility:auto]",
                style: { containIntrinsicSize: `auto ${room}` },
              })}
            >
              <RowBoundary item={item}>
                <Row render={() => renderItem(item, index)} />
              </RowBoundary>
            </li>
          );
        })}
      </ul>
      <div ref={sentinel} aria-hidden="true" className="h-px" />
      {/* A new element once there are rows, so that the first rows do not push the footer away. */}
      <ListFooter
        key={items.length > 0 ? "more" : "first"}
        status={status}
        onLoadMore={onLoadMore}
        manual={manual}
      />
    </div>
  );
}
