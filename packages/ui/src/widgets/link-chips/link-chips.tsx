import type { ComponentProps, ReactNode } from "react";
import { centerInRow } from "../../lib/center-in-row.ts";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";

export type LinkChipsProps = Omit<ComponentProps<"nav">, "children"> & {
  /** 各个链接的去处与文字，按显示次序。 */
  items: readonly { href: string; label: ReactNode }[];
  /** `href` of the current item. */
  current: string;
  /** 读屏听到的这一组链接的名字，例如「热门搜索」。 */
  "aria-label": string;
};

/** 一排筛选片，每一项都是链接：高 32，手机 40，全圆；放不下时横向滑动。 */
export function LinkChips({ items, current, className, ...props }: LinkChipsProps) {
  return (
    <nav data-slot="link-chips" {...props} className={cn("min-w-0", className)}>
      <div className="fade-more -m-1 flex gap-2 overflow-x-auto p-1 max-md:-mx-4 max-md:px-4 [scrollbar-width:none]">
        {items.map(({ href, label }) => {
          const chosen = href === current;
          return (
            <Link
              key={href}
              ref={chosen ? centerInRow : undefined}
              href={href}
              aria-current={chosen ? "page" : undefined}
              className={cn(
                "hit-area inline-flex h-8 flex-none items-center rounded-full border px-3 text-sm whitespace-nowrap transition-colors focus-visible:-outline-offset-2 max-md:h-10 max-md:px-3.5",
                chosen
                  ? "border-transparent bg-tint-brand font-semibold text-brand-text"
                  : "border-border-strong bg-surface text-text-secondary hover:border-text-muted hover:text-text",
              )}
            >
              {label}
            </Link>
          );
        })}
      </div>
    </nav>
  );
}
