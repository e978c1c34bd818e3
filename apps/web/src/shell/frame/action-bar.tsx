import type { ReactNode } from "react";

/** Bar with the main action of a page at the bottom on phones, instead of the tab bar (see `PageHandle.tabBar`). */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-x-0 scroll-lock-gap bottom-0 z-(--lens-z-navbar) flex gap-3 border-border border-t bg-surface px-4 pt-2 pb-[calc(env(safe-area-inset-bottom)+0.5rem)] *:h-10 *:flex-1 md:hidden">
      {children}
    </div>
  );
}
