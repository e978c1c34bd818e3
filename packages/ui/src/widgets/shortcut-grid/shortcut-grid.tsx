import type { ComponentProps, CSSProperties } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { IconTile } from "../icon-tile/icon-tile.tsx";
import { ShortcutIcon } from "./shortcut-icon.tsx";
import { shortcutTint } from "./shortcut-tint.ts";

export type Shortcut = {
  id: string;
  name: string;
  /**
   * Group type, which decides colour and icon, for example `bbs_group_topic`; also `mall`, `invite`, `badge`,
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
  "grid w-full justify-items-center gap-1.5 rounded-control py-2 text-meta leading-[1.125rem] text-text-secondary transition-colors hover:bg-surface-hover hover:text-text focus-visible:-outline-offset-2";

/** Returns the number of columns that fills the last row; four if none does. */
const columnsOf = (count: number) => [4, 3, 5].find((columns) => count % columns === 0) ?? 4;

/** Shortcuts: tiles with names, in columns that fill the last row (SIDE-004); on phones one scrolling row. */
export function ShortcutGrid({ items, onSelect, className, style, ...props }: ShortcutGridProps) {
  return (
    <ul
      data-slot="shortcut-grid"
      {...props}
      style={{ ...style, "--columns": columnsOf(items.length) } as CSSProperties}
      className={cn(
        "fade-more gap-y-1 px-1 py-3 max-md:flex max-md:overflow-x-auto max-md:py-0 max-md:[scrollbar-width:none] md:grid md:grid-cols-[repeat(auto-fill,minmax(max(3.5rem,calc(100%/var(--columns))),1fr))]",
        className,
      )}
    >
      {items.map((item) => (
        <li key={item.id} className="max-md:w-16.5 max-md:flex-none">
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
      <IconTile tone={shortcutTint(item.groupType)}>
        <ShortcutIcon groupType={item.groupType} size={22} />
      </IconTile>
      <span className="max-w-full truncate">{item.name}</span>
    </>
  );
}
