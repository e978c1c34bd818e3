import { House, LayoutGrid, type LucideIcon, MessageSquareMore, Plus, User } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Badge } from "../badge/badge.tsx";
import { useShellText } from "../popup/shell-text.ts";

export type TabBarProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Current section, if any. */
  current?: "home" | "community" | "messages" | "mine";
  /** Number of unread messages; above 99 shown as "99+", at 0 without a badge. */
  unread?: number;
  /** Addresses of the four sections. */
  hrefs: { home: string; community: string; messages: string; mine: string };
  /** Opens the publish panel. */
  onPublish: () => void;
};

/** Tab bar of phones: home, community, publish, messages, mine; hidden from 768 px on. */
export function TabBar({ current, unread = 0, hrefs, onPublish, className, ...props }: TabBarProps) {
  const text = useShellText();
  const tab = (name: NonNullable<TabBarProps["current"]>, label: string, Icon: LucideIcon, count = 0) => (
    <Link
      href={hrefs[name]}
      aria-current={current === name ? "page" : undefined}
      className="relative grid place-content-center justify-items-center gap-0.5 text-counter leading-[0.875rem] text-text-muted aria-[current]:font-semibold aria-[current]:text-brand-text"
    >
      <Icon aria-hidden="true" size="1.375rem" strokeWidth={1.7} />
      <span>{label}</span>
      <Badge count={count} className="absolute top-1 left-[calc(50%+0.25rem)]" />
    </Link>
  );
  return (
    <nav
      data-slot="tab-bar"
      aria-label={text.bottomNav}
      {...props}
      className={cn(
        "fixed inset-x-0 scroll-lock-gap bottom-0 z-(--lens-z-navbar) box-content grid h-(--lens-size-tabbar) grid-cols-5 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] md:hidden",
        className,
      )}
    >
      {tab("home", text.home, House)}
      {tab("community", text.community, LayoutGrid)}
      <button
        type="button"
        aria-label={text.publish}
        aria-haspopup="dialog"
        onClick={onPublish}
        className="grid place-items-center focus-visible:-outline-offset-2"
      >
        <span className="grid h-9 w-12 place-items-center rounded-media bg-brand text-brand-contrast">
          <Plus aria-hidden="true" size="1.375rem" strokeWidth={1.7} />
        </span>
      </button>
      {tab("messages", text.messages, MessageSquareMore, unread)}
      {tab("mine", text.mine, User)}
    </nav>
  );
}
