import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";

export interface SideNavItem {
  href: string;
  label: ReactNode;
  icon: ReactNode;
  /** Number at the right end, for example of badges. */
  count?: number;
}

export type SideNavProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Items with icon, text, address and optional count; groups are separated by a line. */
  items: readonly SideNavItem[] | readonly (readonly SideNavItem[])[];
  /** `href` of the current item. */
  current: string;
  /** Content above the list, for example avatar and nickname. */
  header?: ReactNode;
  /** Accessible name, unique among the navigations of a page. */
  "aria-label": string;
};

const inGroups = (items: SideNavProps["items"]): items is readonly (readonly SideNavItem[])[] =>
  Array.isArray(items[0]);

/** Side navigation of related pages, for example "我的". The current item has the brand colour. */
export function SideNav({ items, current, header, className, ...props }: SideNavProps) {
  const locale = useLocale();
  const groups = inGroups(items) ? items : [items];
  return (
    <nav data-slot="side-nav" {...props} className={cn("grid grid-cols-1 content-start gap-0.5", className)}>
      {header}
      {groups.map((group, index) => (
        <div
          key={group[0]?.href}
          data-slot="side-nav-group"
          className={cn("grid grid-cols-1 gap-0.5", index > 0 && "mt-2 border-t border-border pt-2")}
        >
          {group.map(({ href, label, icon, count }) => {
            const chosen = href === current;
            return (
              <Link
                key={href}
                data-slot="side-nav-item"
                href={href}
                aria-current={chosen ? "page" : undefined}
                className={cn(
                  "flex h-10 items-center gap-2.5 rounded-control px-3 text-text-secondary hover:bg-surface [:where(&_svg)]:size-4.5 [:where(&_svg)]:stroke-[1.7]",
                  chosen && "bg-brand-soft font-semibold text-brand-text hover:bg-brand-soft",
                )}
              >
                {icon}
                <span className="min-w-0 grow truncate">{label}</span>
                {count !== undefined && (
                  <small className="flex-none text-meta text-text-muted tabular-nums">
                    {formatCount(count, locale)}
                  </small>
                )}
              </Link>
            );
          })}
        </div>
      ))}
    </nav>
  );
}
