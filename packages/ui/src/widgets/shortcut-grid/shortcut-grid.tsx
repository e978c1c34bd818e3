import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { IconTile } from "../icon-tile/icon-tile.tsx";
import { ShortcutIcon } from "./shortcut-icon.tsx";
import { shortcutTint } from "./shortcut-tint.ts";

export type Shortcut = {
  id: string;
  name: string;
  /** 决定底色与图标，例如 `bbs_group_topic`；站内另有 `mall`、`invite`、`badge`。 */
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
  "grid w-full justify-items-center gap-1.5 rounded-md py-2 text-sm leading-[1.125rem] text-text-secondary transition-colors hover:bg-surface-hover hover:text-text lg:text-sm";

/** 快捷入口，4 列，40 见方的色块与名称（SIDE-004）。 */
export function ShortcutGrid({ items, onSelect, className, ...props }: ShortcutGridProps) {
  return (
    <ul
      data-slot="shortcut-grid"
      {...props}
      className={cn(
        "grid grid-cols-[repeat(auto-fill,minmax(max(4.25rem,25%),1fr))] gap-y-1 px-2 py-3 max-md:py-0",
        className,
      )}
    >
      {items.map((item) => (
        <li key={item.id}>
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
