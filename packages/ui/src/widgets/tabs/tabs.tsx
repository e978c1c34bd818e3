import * as Radix from "@radix-ui/react-tabs";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";

const LIST = "flex items-center gap-1 overflow-x-auto [scrollbar-width:none]";
const TAB = [
  "relative inline-flex h-12 flex-none items-center gap-1 rounded-sm px-3 text-md leading-none whitespace-nowrap text-text-secondary transition-colors hover:text-text",
  "focus-visible:-outline-offset-4 disabled:cursor-not-allowed disabled:text-text-disabled",
];
const LINE = "after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-t-[2px] after:bg-brand";

export type TabsProps = ComponentProps<typeof Radix.Root>;

/** 标签页：选中项下有一条 2 px 的地平线。左右键切换，内容在 `TabsPanel` 里。 */
export function Tabs(props: TabsProps) {
  return <Radix.Root data-slot="tabs" {...props} />;
}

/** 标签的一排；要给 `aria-label`。 */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List data-slot="tabs-list" {...props} className={cn(LIST, className)} />;
}

/** 一个标签，高 48。 */
export function TabsTab({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      data-slot="tabs-tab"
      {...props}
      className={cn(
        TAB,
        "data-[state=active]:font-semibold data-[state=active]:text-text data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:rounded-t-[2px] data-[state=active]:after:bg-brand",
        className,
      )}
    />
  );
}

/** 一个标签的内容。 */
export function TabsPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tabs-panel" {...props} className={cn("outline-offset-2", className)} />;
}

export type LinkTabsProps = Omit<ComponentProps<"nav">, "children"> & {
  items: { href: string; label: ReactNode }[];
  /** 当前项的 `href`。 */
  current: string;
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
