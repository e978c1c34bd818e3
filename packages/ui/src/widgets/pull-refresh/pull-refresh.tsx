import { ArrowDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { rem } from "../../lib/rem.ts";
import { useShellText } from "../popup/shell-text.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { PULL_THRESHOLD, pullDistance } from "./pull-distance.ts";

export type PullRefreshProps = ComponentProps<"div"> & {
  /** Page content, which follows the finger. */
  children?: ReactNode;
  /** Called on release; "正在刷新" is shown until the promise settles. */
  onRefresh: () => Promise<unknown>;
  /** Ignores pulls, for example while an overlay is open. */
  disabled?: boolean;
};

/** Pull to refresh: a pull of more than 56 px at the top of the page refreshes. Touch only. */
export function PullRefresh({
  onRefresh,
  disabled = false,
  className,
  children,
  ref,
  ...props
}: PullRefreshProps) {
  const text = useShellText();
  const area = useRef<HTMLDivElement>(null);
  const root = useMergedRef(area, ref);
  const [distance, setDistance] = useState(0);
  const [loading, setLoading] = useState(false);
  const ready = distance >= PULL_THRESHOLD;

  const release = useEffectEvent((pulled: number) => {
    setDistance(0);
    if (pulled < PULL_THRESHOLD) return;
    setLoading(true);
    const stopLoading = () => setLoading(false);
    onRefresh().then(stopLoading, stopLoading);
  });

  useEffect(() => {
    const element = area.current;
    if (!element || disabled || loading) return;
    let start: number | null = null;
    let pulled = 0;
    const onStart = (event: TouchEvent) => {
      start = window.scrollY <= 0 ? (event.touches[0]?.clientY ?? null) : null;
      pulled = 0;
    };
    const onMove = (event: TouchEvent) => {
      if (start === null) return;
      pulled = pullDistance((event.touches[0]?.clientY ?? start) - start);
      // The browser's own overscroll would reload the page.
      if (pulled > 0 && event.cancelable) event.preventDefault();
      setDistance(pulled);
    };
    const onEnd = () => {
      if (start !== null) release(pulled);
      start = null;
    };
    const onCancel = () => {
      start = null;
      setDistance(0);
    };
    element.addEventListener("touchstart", onStart, { passive: true });
    element.addEventListener("touchmove", onMove, { passive: false });
    element.addEventListener("touchend", onEnd);
    element.addEventListener("touchcancel", onCancel);
    return () => {
      element.removeEventListener("touchstart", onStart);
      element.removeEventListener("touchmove", onMove);
      element.removeEventListener("touchend", onEnd);
      element.removeEventListener("touchcancel", onCancel);
    };
  }, [disabled, loading]);

  return (
    <div data-slot="pull-refresh" aria-busy={loading} {...props} ref={root} className={className}>
      <div
        role="status"
        className="flex items-end justify-center overflow-hidden text-meta text-text-muted"
        style={{ height: loading ? rem(PULL_THRESHOLD) : distance }}
      >
        {(loading || distance > 0) && (
          <span className="flex h-11 items-center gap-2">
            {loading ? (
              <Spinner />
            ) : (
              <ArrowDown
                aria-hidden="true"
                size="1rem"
                strokeWidth={1.7}
                className={cn(ready && "rotate-180")}
              />
            )}
            <span>{loading ? text.refreshing : ready ? text.releaseToRefresh : text.pullToRefresh}</span>
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
