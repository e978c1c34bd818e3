import type { ComponentProps, CSSProperties } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { IconTile } from "../icon-tile/icon-tile.tsx";
import { ShortcutIcon } from "./shortcut-icon.tsx";
import { shortcutTint } from "./shortcut-tint.ts";

export type Shortcut = {
  id: string;
  name: string;
  /** 决定底色与图标，例如 `bbs_group_topic`；站内另有 `mall`、`invite`、`badge`、`circle`、`recommend`。 */
  groupType: string;
  /** 没有去处的是按钮，例如打开任务弹层。 */
  href?: string;
};

export type ShortcutGridProps = Omit<ComponentProps<"ul">, "children" | "onSelect"> & {
  /** 图标、名称与去处，按显示次序。 */
  items: readonly Shortcut[];
  /** 点了没有 `href` 的那一个。 */
  onSelect?: (item: Shortcut) => void;
};

const CELL =
  "grid w-full justify-items-center gap-1.5 rounded-md py-2 text-sm leading-[1.125rem] text-text-secondary transition-colors hover:bg-surface-hover hover:text-text focus-visible:-outline-offset-2";

/** The number of columns that leaves no hole in the last row; four where none does. */
const columnsOf = (count: number) => [4, 3, 5].find((columns) => count % columns === 0) ?? 4;

/** 快捷入口：40 见方的色块与名称，列数随个数，最后一行不留空（SIDE-004）；手机上一行，横着滑。 */
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
