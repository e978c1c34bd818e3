import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { Button } from "../button/button.tsx";
import { useShellText } from "../popup/shell-text.ts";
import { Spinner } from "../spinner/spinner.tsx";

/** How a paged list stands: more to come, a page on its way, all shown, the last page failed. */
export type ListStatus = "more" | "loading" | "over" | "error";

export type ListFooterProps = Omit<ComponentProps<"div">, "children"> & {
  status: ListStatus;
  /** 「上拉显示更多」与「重试」都调用它。 */
  onLoadMore?: () => void;
};

/** 列表尾：上拉显示更多、正在加载、已经到底了、加载失败加重试（CARD-019 至 021、ERR-025）。 */
export function ListFooter({ status, onLoadMore, className, ...props }: ListFooterProps) {
  const text = useText();
  const shell = useShellText();
  return (
    <div
      data-slot="list-footer"
      data-status={status}
      role="status"
      {...props}
      className={cn(
        "flex h-13 items-center justify-center gap-2 text-sm text-text-muted",
        status === "over" &&
          "before:h-px before:w-8 before:bg-border-strong after:h-px after:w-8 after:bg-border-strong",
        className,
      )}
    >
      {status === "more" &&
        (onLoadMore ? (
          <Button tone="ghost" size="sm" onClick={onLoadMore} className="font-normal text-text-muted">
            {text.loadMore}
          </Button>
        ) : (
          text.loadMore
        ))}
      {status === "loading" && (
        <>
          <Spinner />
          {shell.loadingMore}
        </>
      )}
      {status === "over" && text.listEnd}
      {status === "error" && (
        <>
          {shell.loadFailed}
          {onLoadMore && (
            <Button tone="ghost" size="sm" onClick={onLoadMore} className="text-brand-text">
              {text.retry}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
