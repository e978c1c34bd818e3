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
  /** 已取到的所有行，按显示次序，新的一页接在后面。 */
  items: readonly Item[];
  /** 由一行得到它的编号，列表里不能重复。 */
  getKey: (item: Item) => string | number;
  /** 画出一行；抛出的错误只影响这一行。 */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Status of the list, which decides the text of its footer. */
  status: ListStatus;
  /** 滚到底部附近、按列表尾的按钮、重试时调用；加载中与到底时不调用。 */
  onLoadMore: () => void;
  /** 滚动时自动取到这么多行为止，之后按「加载更多」才取，列表下面的内容才到得了；不给就一直自动取。 */
  autoLoadLimit?: number;
  /** 离底部多远就开始取下一页。 */
  rootMargin?: `${number}px` | `${number}%`;
  /** 每行的估计高度，默认字号下的 px，供浏览器跳过屏外的行。 */
  rowHeight?: number;
  /** 记各行的真实高度：列表离开时写入，再来时用它代替估计，返回后滚动位置才分毫不差。 */
  heights?: Map<string | number, number>;
  /** 给 `<ul>` 的类名，例如网格的列数或行间的线。 */
  listClassName?: string;
};

/** Inside the boundary of its row, so that what `renderItem` itself throws is caught there too. */
const Row = ({ render }: { render: () => ReactNode }) => render();

/**
 * How far down rows are rendered wherever they stand, in px of the estimate. A browser renders what is so near anyway;
 * and one that has painted a skippable row before its content came keeps it empty in the next frame, and then everything
 * below it moves.
 */
const NEAR = 3000;

/** A measured height is what it was; an estimate follows the reader's font size. */
const roomOf = (measured: number | undefined, estimate: number) =>
  measured === undefined ? rem(estimate) : `${measured}px`;

/**
 * 不断加载的列表：滚到底部自动取下一页，也能用键盘按「显示更多」。屏外的行不参与排版。
 *
 * 一行显示不出来时，只有那一行写「这一条无法显示」，其余的行照常。
 *
 * 是列表，不是 `role="feed"`：feed 要求每一项都是可聚焦的 article，用 Page Up、Page Down 在项间走；这里每张卡片自己有
 * 标题与链接，读屏按标题、按列表走得更快，后面的页也总有一个按钮可按。
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
      // With its fraction, as what is rounded in each of many rows adds up, and without the line between two rows,
      // which the row draws itself.
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
          const room = roomOf(heights?.get(getKey(item)), rowHeight);
          return (
            <li
              key={getKey(item)}
              data-row={getKey(item)}
              {...(index * rowHeight >= NEAR && {
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
      {/* Another one once there are rows: the first rows push nothing away. */}
      <ListFooter
        key={items.length > 0 ? "more" : "first"}
        status={status}
        onLoadMore={onLoadMore}
        manual={manual}
      />
    </div>
  );
}
