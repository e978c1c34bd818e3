import { BookOpen, ShieldCheck } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "../../lib/link.tsx";

const NOTICES_SHOWN = 3;
const ICONS = { pact: ShieldCheck, guide: BookOpen };

export type NoticeItem = {
  id: string;
  title: string;
  /** Small text at the right: date or category. */
  note?: string;
};

export type NoticeListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** Notices with title and time, newest first. */
  items: readonly NoticeItem[];
  /** Returns the address of a notice. */
  hrefOf: (item: NoticeItem) => string;
  /** `pact` for the community rules, `guide` for the beginner's guide; decides the icon. */
  kind: "pact" | "guide";
  /** Number of notices to show; 3 in the sidebar. */
  shown?: number;
};

/** Community rules or beginner's guide; the first 3 by default. */
export function NoticeList({
  items,
  hrefOf,
  kind,
  shown = NOTICES_SHOWN,
  className,
  ...props
}: NoticeListProps) {
  const Icon = ICONS[kind];
  return (
    <ul data-slot="notice-list" {...props} className={className}>
      {items.slice(0, shown).map((item) => (
        <li key={item.id}>
          <Link
            href={hrefOf(item)}
            className="flex h-10 items-center gap-2 px-4 hover:bg-surface-hover hover:text-brand-text focus-visible:-outline-offset-2"
          >
            <Icon aria-hidden="true" size="1rem" strokeWidth={1.7} className="flex-none text-text-muted" />
            <span className="truncate">{item.title}</span>
            {item.note && (
              <span className="ml-auto flex-none pl-3 text-meta whitespace-nowrap text-text-muted tabular-nums max-wide:hidden">
                {item.note}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
