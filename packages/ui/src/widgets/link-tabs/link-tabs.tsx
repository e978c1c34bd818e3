import type { ComponentProps, ReactNode } from "react";
import { centerInRow } from "../../lib/center-in-row.ts";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { LINE, LIST, TAB } from "../tabs/tab-style.ts";

export type LinkTabsProps = Omit<ComponentProps<"nav">, "children"> & {
  /** 各个分页的去处与文字；与 `current` 相同的一个是选中的。 */
  items: { href: string; label: ReactNode }[];
  /** `href` of the current item. */
  current: string;
  /** 读屏听到的这一排导航的名字。 */
  "aria-label": string;
};

/** 每一项都是链接的标签排：换地址而不换面板时用它。 */
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
