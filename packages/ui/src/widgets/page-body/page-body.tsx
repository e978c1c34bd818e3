import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { cn } from "../../lib/cn.ts";

/** Minimum width at which the sidebar is visible. */
const WIDE = "(min-width: 48rem)";

/** Keeps server-rendered markup unchanged, and renders nothing without it. */
const KEEP_SERVER_MARKUP = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/** Whether the sidebar has been visible so far; before, it is neither hydrated nor rendered. */
function useWasVisible(): boolean {
  const [woken, setWoken] = useState(() => typeof window === "undefined" || window.matchMedia(WIDE).matches);
  useEffect(() => {
    if (woken) return;
    const query = window.matchMedia(WIDE);
    const wake = () => query.matches && setWoken(true);
    query.addEventListener("change", wake);
    return () => query.removeEventListener("change", wake);
  }, [woken]);
  return woken;
}

export type PageBodyProps = ComponentProps<"div"> & {
  /** Content of the main column. */
  children?: ReactNode;
  /**
   * Sidebar, 320 px wide and sticky at its end, 280 and 240 in narrower windows; below 768 px it is not rendered, so
   * essential content belongs elsewhere too.
   */
  aside?: ReactNode;
  /** Full-width row above the columns, for example a breadcrumb. */
  above?: ReactNode;
};

/**
 * Page between top bar and bottom bar: 1200 px wide, full width on phones; with a sidebar two columns of 832 and 320.
 */
export function PageBody({ aside, above, className, children, ...props }: PageBodyProps) {
  const woken = useWasVisible();
  return (
    <div
      data-slot="page-body"
      {...props}
      className={cn(
        "flow-root pb-10 max-md:pb-[calc(var(--lens-size-tabbar)+env(safe-area-inset-bottom)+1.5rem)] md:px-6",
        className,
      )}
    >
      {above && <div className="mx-auto max-w-content">{above}</div>}
      <div
        className={cn(
          "mx-auto max-w-content",
          aside &&
            "grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_17.5rem] lg:gap-8 wide:grid-cols-[minmax(0,1fr)_20rem] wide:gap-12",
        )}
      >
        {aside ? <div className="min-w-0">{children}</div> : children}
        {aside && (
          // Scrolls with the page until its end is reached; a short sidebar sticks at the top. Without a margin
          // beside it, its end leaves room for BackToTop.
          <aside
            className="sticky bottom-0 grid min-h-[calc(100vh-var(--lens-size-navbar)-1.25rem)] grid-cols-[minmax(0,1fr)] content-start gap-4 self-end pb-20 max-md:hidden min-[84rem]:pb-4"
            {...(woken ? { children: aside } : KEEP_SERVER_MARKUP)}
          />
        )}
      </div>
    </div>
  );
}
