import { ArrowUpRight, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "../../lib/link.tsx";
import { IconTile } from "../icon-tile/icon-tile.tsx";
import { useShellText } from "../popup/shell-text.ts";
import { ShortcutIcon } from "../shortcut-grid/shortcut-icon.tsx";
import { shortcutTint } from "../shortcut-grid/shortcut-tint.ts";

export type NavRowProps = Omit<ComponentProps<"div">, "onClick"> & {
  /** 这一行的名字。 */
  children?: ReactNode;
  /** 去处；不给就是一个按钮。 */
  href?: string;
  /** Opens the address in a new tab. */
  external?: boolean;
  /** 去处的种类，决定图块的颜色与图标；不认识的用灰色方格。 */
  groupType?: string;
  /** 自己的图标，代替种类的图标。 */
  icon?: ReactNode;
  /** 不能按：变灰，点击不触发。 */
  disabled?: boolean;
  /** 没有 `href` 时整行是一个按钮，按了调用它。 */
  onClick?: () => void;
};

/** 手机菜单的一行，高 48：图块、名字、箭头；站外的箭头朝外。 */
export function NavRow({
  href,
  external = false,
  groupType = "",
  icon,
  disabled,
  onClick,
  className,
  children,
  ...props
}: NavRowProps) {
  const text = useShellText();
  const End = external ? ArrowUpRight : ChevronRight;
  const shared = {
    onClick,
    className:
      "flex min-h-12 w-full items-center gap-3.5 px-4 text-left text-md text-text hover:bg-surface-raised-hover focus-visible:-outline-offset-2",
  };
  const inside = (
    <>
      <IconTile tone={shortcutTint(groupType)} className="size-8 [:where(&_svg)]:size-4.5">
        {icon ?? <ShortcutIcon groupType={groupType} size={18} />}
      </IconTile>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {external && <span className="sr-only">{text.newTab}</span>}
      <End aria-hidden="true" size="1rem" strokeWidth={1.7} className="flex-none text-text-muted" />
    </>
  );
  const row =
    href === undefined ? (
      <button type="button" {...shared} disabled={disabled}>
        {inside}
      </button>
    ) : external ? (
      <a href={href} target="_blank" rel="noopener noreferrer" {...shared}>
        {inside}
      </a>
    ) : (
      <Link href={href} {...shared}>
        {inside}
      </Link>
    );
  return (
    <div data-slot="nav-row" {...props} className={className}>
      {row}
    </div>
  );
}
