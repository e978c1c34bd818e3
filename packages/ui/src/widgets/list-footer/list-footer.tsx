import { type ComponentProps, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { RULED } from "../../lib/ruled.ts";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { useShellText } from "../popup/shell-text.ts";
import { Spinner } from "../spinner/spinner.tsx";

/** How a paged list stands: more to come, a page on its way, all shown, the last page failed. */
export type ListStatus = "more" | "loading" | "over" | "error";

export type ListFooterProps = Omit<ComponentProps<"div">, "children"> & {
  /** 还有下一页、正在取、已到底、上一页失败；决定写什么、有没有按钮。 */
  status: ListStatus;
  /** 「上拉显示更多」与「重试」都调用它。 */
  onLoadMore?: () => void;
  /** 不再自动加载的列表：还有下一页时是一个按钮「加载更多」。 */
  manual?: boolean;
};

/**
 * 列表尾：上拉显示更多、正在加载、已经到底了、加载失败加重试（CARD-019 至 021、ERR-025）。
 *
 * 「上拉」是给手指的话：用鼠标时按钮写「显示更多」。按下之后按钮还在，焦点不丢；到底时焦点移到「已经到底了」。
 */
export function ListFooter({ status, onLoadMore, manual = false, className, ...props }: ListFooterProps) {
  const text = useText();
  const shell = useShellText();
  const words = useRef<HTMLParagraphElement>(null);
  const button = useKeptFocus(words);
  const said = {
    more: onLoadMore ? null : <MoreWords otherwise={text.loadMoreByScroll} />,
    loading: shell.loadingMore,
    over: text.listEnd,
    error: shell.loadFailed,
  };
  const loading = status === "loading";
  return (
    <div
      data-slot="list-footer"
      data-status={status}
      {...props}
      className={cn(
        "flex min-h-13 items-center justify-center gap-2 text-sm text-text-muted",
        status === "over" && RULED,
        className,
      )}
    >
      {loading && !onLoadMore && <Spinner />}
      <p ref={words} role="status" className="rounded-xs empty:sr-only">
        {said[status]}
      </p>
      {onLoadMore && status !== "over" && (
        <Button
          ref={button}
          tone={manual && status !== "error" ? "secondary" : "ghost"}
          size="sm"
          loading={loading}
          onClick={onLoadMore}
          className={cn(
            status === "error" ? "text-brand-text" : !manual && "font-normal text-text-muted",
            loading && !manual && "-order-1 p-0",
            manual && "my-4",
          )}
        >
          {status === "error" ? (
            text.retry
          ) : manual ? (
            text.loadMoreRows
          ) : (
            <span className={loading ? "sr-only" : undefined}>
              <MoreWords otherwise={text.loadMoreByPress} />
            </span>
          )}
        </Button>
      )}
    </div>
  );
}

/** The specification's words for a finger, others for a mouse; which of them shows is up to the style sheet. */
function MoreWords({ otherwise }: { otherwise: string }) {
  const text = useText();
  return (
    <>
      <span className="hidden pointer-coarse:inline">{text.loadMore}</span>
      <span className="pointer-coarse:hidden">{otherwise}</span>
    </>
  );
}
