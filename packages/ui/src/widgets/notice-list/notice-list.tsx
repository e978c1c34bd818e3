import { BookOpen, ShieldCheck } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "../../lib/link.tsx";

const NOTICES_SHOWN = 3;
const ICONS = { pact: ShieldCheck, guide: BookOpen };

export type NoticeItem = {
  id: string;
  title: string;
  /** 右端的小字：日期或分类。 */
  note?: string;
};

export type NoticeListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** 公告的标题与时间，新的在前。 */
  items: readonly NoticeItem[];
  /** 由一条得到它的去处。 */
  hrefOf: (item: NoticeItem) => string;
  /** 社区公约用盾，新手指南用书。 */
  kind: "pact" | "guide";
  /** 列几条；侧栏 3 条。 */
  shown?: number;
};

/** 社区公约或新手指南：默认只列前 3 条（SIDE-005、SIDE-006），每行 40。 */
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
              <span className="ml-auto flex-none pl-3 text-xs whitespace-nowrap text-text-muted tabular-nums max-xl:hidden">
                {item.note}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
