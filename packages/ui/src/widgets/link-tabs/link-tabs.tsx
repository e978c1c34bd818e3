import type { ComponentProps, ReactNode } from "react";
import { centerInRow } from "../../lib/center-in-row.ts";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { LINE, LIST, TAB } from "../tabs/tab-style.ts";

export type LinkTabsProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Links; the one equal to `current` is selected. */
  items: { href: string; label: ReactNode }[];
  /** `href` of the current item. */
  current: string;
  /** Accessible name of the navigation. */
  "aria-label": string;
};

/** Row of tabs that are links, for changing the address instead of a panel. */
export function LinkTabs({ items, current, className, ...props }: LinkTabsProps) {
  return (
    <nav data-slot="link-tabs" {...props} className={cn(LIST, className)}>
      {items.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          ref={href === current ? centerInRow : undefined}
          data-slot="tabs-tab"
          aria-current={href === current ? "page" : undefined}
          className={cn(TAB, href === current && ["font-semibold text-text", LINE])}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
