import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale } from "../../lib/locale.tsx";

export interface SideNavItem {
  href: string;
  label: ReactNode;
  icon: ReactNode;
  /** 右端的一个数，例如徽章有几枚。 */
  count?: number;
}

export type SideNavProps = Omit<ComponentProps<"nav">, "children"> & {
  /** 导航的各项：图标、文字、去处，可以有未读数。分成几组时，组与组之间有一条线。 */
  items: readonly SideNavItem[] | readonly (readonly SideNavItem[])[];
  /** `href` of the current item. */
  current: string;
  /** 列表之上的内容，例如头像与昵称。 */
  header?: ReactNode;
  /** 读屏听到的导航的名字；同页有几个导航时要各不相同。 */
  "aria-label": string;
};

const inGroups = (items: SideNavProps["items"]): items is readonly (readonly SideNavItem[])[] =>
  Array.isArray(items[0]);

/** 侧边导航，每项高 40：一组同属一处的页面，例如「我的」。当前项是品牌浅底与品牌色的字。 */
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
                  "flex h-10 items-center gap-2.5 rounded-md px-3 text-text-secondary hover:bg-surface [:where(&_svg)]:size-4.5 [:where(&_svg)]:stroke-[1.7]",
                  chosen && "bg-brand-soft font-semibold text-brand-text hover:bg-brand-soft",
                )}
              >
                {icon}
                <span className="min-w-0 grow truncate">{label}</span>
                {count !== undefined && (
                  <small className="flex-none text-xs text-text-muted tabular-nums">
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
