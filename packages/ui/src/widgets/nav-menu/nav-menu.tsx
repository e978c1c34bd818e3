import { ArrowUpRight, ChevronDown, Globe } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { HoverMenu, HoverMenuItem } from "../hover-menu/hover-menu.tsx";
import { useShellText } from "../popup/shell-text.ts";
import { ShortcutIcon } from "../shortcut-grid/shortcut-icon.tsx";
import { isCurrentItem, type NavItem } from "./nav-item.ts";

export type { NavItem } from "./nav-item.ts";

const ITEM =
  "relative flex h-full items-center gap-1 px-3 text-ui leading-none whitespace-nowrap text-text-secondary hover:text-text focus-visible:-outline-offset-6 focus-visible:rounded-[0.625rem] max-lg:px-2 max-xs:py-2 max-xs:leading-[1.5] max-xs:whitespace-normal";
const CURRENT = "font-semibold text-text";

export type NavMenuProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Menu items; `menuType` decides about dropdown, internal route or new tab. */
  items: NavItem[];
  /** Current path, which decides about the current item. */
  currentPath: string;
  /** Address of the official website, whose item has a globe icon. */
  site?: string;
};

/**
 * Menu of the top bar: 00 opens a dropdown, 10 navigates, 20 opens a new tab. The
 * current item is semibold.
 */
export function NavMenu({ items, currentPath, site, className, ...props }: NavMenuProps) {
  const text = useShellText();
  return (
    <nav
      data-slot="nav-menu"
      aria-label={text.mainNav}
      {...props}
      className={cn("flex h-full gap-1 max-lg:gap-0 max-md:h-auto max-md:flex-wrap", className)}
    >
      {items.map((item) => {
        const current = isCurrentItem(item, currentPath);
        if (item.menuType === "00") return <ParentItem key={item.id} item={item} current={current} />;
        if (item.menuType === "20") {
          return (
            <a key={item.id} href={item.routePath} target="_blank" rel="noopener noreferrer" className={ITEM}>
              {item.routePath === site && <Globe aria-hidden="true" size="1.125rem" strokeWidth={1.7} />}
              <span>{item.name}</span>
              <ArrowUpRight aria-hidden="true" size="0.9375rem" strokeWidth={1.7} className="opacity-80" />
              <span className="sr-only">{text.newTab}</span>
            </a>
          );
        }
        return (
          <Link
            key={item.id}
            href={item.routePath}
            aria-current={current ? "page" : undefined}
            className={cn(ITEM, current && CURRENT)}
          >
            {item.name}
          </Link>
        );
      })}
    </nav>
  );
}

function ParentItem({ item, current }: { item: NavItem; current: boolean }) {
  return (
    <HoverMenu
      label={item.name}
      className="h-full"
      sideOffset={-4}
      panelClassName="w-62"
      trigger={
        <button
          type="button"
          className={cn(
            ITEM,
            "aria-expanded:text-text aria-expanded:[:where(&>svg)]:rotate-180",
            current && CURRENT,
          )}
        >
          <span>{item.name}</span>
          <ChevronDown aria-hidden="true" size="0.9375rem" strokeWidth={1.7} className="opacity-80" />
        </button>
      }
    >
      {(item.children ?? []).map(({ groupType = "", ...child }) => {
        const icon =
          child.menuType === "20" ? (
            <Globe aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
          ) : (
            <ShortcutIcon groupType={groupType} size={20} />
          );
        return (
          <HoverMenuItem
            key={child.id}
            href={child.routePath}
            external={child.menuType === "20"}
            // As wide as in items with a hint.
            icon={
              child.hint === undefined ? (
                <span className="grid size-9 flex-none place-items-center">{icon}</span>
              ) : (
                icon
              )
            }
            hint={child.hint}
          >
            {child.name}
          </HoverMenuItem>
        );
      })}
    </HoverMenu>
  );
}
