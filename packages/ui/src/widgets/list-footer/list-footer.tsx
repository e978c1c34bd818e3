import { type ComponentProps, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { RULED } from "../../lib/ruled.ts";
import { useKeptFocus } from "../../lib/use-kept-focus.ts";
import { Button } from "../button/button.tsx";
import { useShellText } from "../popup/shell-text.ts";
import { Spinner } from "../spinner/spinner.tsx";

/** Status of a paged list: more pages, loading, all loaded, or the last page failed. */
export type ListStatus = "more" | "loading" | "over" | "error";

export type ListFooterProps = Omit<ComponentProps<"div">, "children"> & {
  /** Status of the list, which decides text and button. */
  status: ListStatus;
  /** Called for "上拉显示更多" and "重试". */
  onLoadMore?: () => void;
  /** Whether the list does not load automatically: shows the button "加载更多". */
  manual?: boolean;
};

/**
 * Footer of a list: more, loading, end, or failure with retry.
 *
 * With a mouse the button says "显示更多". It stays after a press, so that the focus is kept; at the end the focus moves
 * to "已经到底了".
 */
export function ListFooter({ status, onLoadMore, manual = false, className, ...props }: ListFooterProps) {
  const text = useText();
  const shell = useShellText();
  const statusRef = useRef<HTMLParagraphElement>(null);
  const button = useKeptFocus(statusRef);
  const statusTexts = {
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
        "flex min-h-13 items-center justify-center gap-2 text-meta text-text-muted",
        status === "over" && RULED,
        className,
      )}
    >
      {loading && !onLoadMore && <Spinner />}
      <p ref={statusRef} role="status" className="rounded-control empty:sr-only">
        {statusTexts[status]}
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

/** Text of the specification for touch and another one for the mouse, chosen by CSS. */
function MoreWords({ otherwise }: { otherwise: string }) {
  const text = useText();
  return (
    <>
      <span className="hidden pointer-coarse:inline">{text.loadMore}</span>
      <span className="pointer-coarse:hidden">{otherwise}</span>
    </>
  );
}
