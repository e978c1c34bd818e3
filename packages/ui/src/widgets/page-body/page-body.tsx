import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { cn } from "../../lib/cn.ts";

/** Below this the aside is not shown. */
const WIDE = "(min-width: 48rem)";

/** Keeps what the server rendered as it is, and renders nothing where there is nothing yet. */
const ASLEEP = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/** Whether the aside has been shown so far: before, the browser neither hydrates nor renders it. */
function useWoken(): boolean {
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
  /** 主栏的内容。 */
  children?: ReactNode;
  /** 侧栏，宽 320，滚到底就停住；窗口变窄时 280、256，768 以下不显示也不渲染，要紧的内容由页面另放。 */
  aside?: ReactNode;
  /** 两栏之上、通栏的一行，例如面包屑。 */
  above?: ReactNode;
};

/** 顶栏与底栏之间的页面：宽 1200，手机上通栏；给了侧栏就是 856 + 320 两栏。 */
export function PageBody({ aside, above, className, children, ...props }: PageBodyProps) {
  const woken = useWoken();
  return (
    <div
      data-slot="page-body"
      {...props}
      className={cn(
        "flow-root pb-10 max-md:pb-[calc(var(--size-tabbar)+env(safe-area-inset-bottom)+1.5rem)] md:px-6",
        className,
      )}
    >
      {above && <div className="mx-auto max-w-content">{above}</div>}
      <div
        className={cn(
          "mx-auto max-w-content",
          aside &&
            "grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_17.5rem] xl:grid-cols-[minmax(0,1fr)_20rem]",
        )}
      >
        {aside ? <div className="min-w-0">{children}</div> : children}
        {aside && (
          // Scrolls with the page until its end is reached, and stays there; shorter than the window, it stays from the top.
          // Where the window has no margin beside it, its end leaves room for the way back to the top (BackToTop).
          <aside
            className="sticky bottom-0 grid min-h-[calc(100vh-var(--size-navbar)-1.25rem)] grid-cols-[minmax(0,1fr)] content-start gap-4 self-end pb-20 max-md:hidden min-[84rem]:pb-4"
            {...(woken ? { children: aside } : ASLEEP)}
          />
        )}
      </div>
    </div>
  );
}
