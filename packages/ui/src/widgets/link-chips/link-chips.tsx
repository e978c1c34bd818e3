import type { ComponentProps, ReactNode } from "react";
import { centerInRow } from "../../lib/center-in-row.ts";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";

export type LinkChipsProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Links in display order. */
  items: readonly { href: string; label: ReactNode }[];
  /** `href` of the current item. */
  current: string;
  /** Accessible name of the links, for example "热门搜索". */
  "aria-label": string;
};

/** Row of chips that are links; scrolls horizontally. */
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
                "hit-area inline-flex h-8 flex-none items-center rounded-full border px-3 text-meta whitespace-nowrap transition-colors focus-visible:-outline-offset-2 max-md:h-10 max-md:px-3.5",
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
