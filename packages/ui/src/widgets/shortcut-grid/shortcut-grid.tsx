import type { ComponentProps, CSSProperties } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { ShortcutIcon } from "./shortcut-icon.tsx";

export type Shortcut = {
  id: string;
  name: string;
  /**
   * Group type, which decides the icon, for example `bbs_group_topic`; also `mall`, `invite`, `badge`,
   * `circle`, `recommend`.
   */
  groupType: string;
  /** Address; without it the shortcut is a button, for example for the task popup. */
  href?: string;
};

export type ShortcutGridProps = Omit<ComponentProps<"ul">, "children" | "onSelect"> & {
  /** Shortcuts in display order. */
  items: readonly Shortcut[];
  /** Called for a shortcut without `href`. */
  onSelect?: (item: Shortcut) => void;
};

const CELL =
  "flex min-h-10 w-full items-center gap-1.5 rounded-control text-meta text-text transition-colors hover:text-brand-text focus-visible:-outline-offset-2";

/** Returns the number of columns that fills the last row; four if none does. */
const columnsOf = (count: number) => [4, 3, 5].find((columns) => count % columns === 0) ?? 4;

/** Shortcuts: icons with names, in columns that fill the last row; on phones one scrolling row. */
export function ShortcutGrid({ items, onSelect, className, style, ...props }: ShortcutGridProps) {
  return (
    <ul
      data-slot="shortcut-grid"
      {...props}
      style={{ ...style, "--columns": columnsOf(items.length) } as CSSProperties}
      className={cn(
        "fade-more gap-y-1 max-md:flex max-md:gap-x-5 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:grid md:grid-cols-[repeat(auto-fill,minmax(max(3.5rem,calc(100%/var(--columns))),1fr))]",
        className,
      )}
    >
      {items.map((item) => (
        <li key={item.id} className="max-md:flex-none">
          {item.href === undefined ? (
            <button type="button" onClick={() => onSelect?.(item)} className={CELL}>
              <Tile item={item} />
            </button>
          ) : (
            <Link href={item.href} className={CELL}>
              <Tile item={item} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Tile({ item }: { item: Shortcut }) {
  return (
    <>
      <ShortcutIcon groupType={item.groupType} size={18} />
      <span className="max-w-full truncate">{item.name}</span>
    </>
  );
}
