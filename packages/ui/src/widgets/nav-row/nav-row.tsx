import { ArrowUpRight, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "../../lib/link.tsx";
import { useShellText } from "../popup/shell-text.ts";
import { ShortcutIcon } from "../shortcut-grid/shortcut-icon.tsx";

export type NavRowProps = Omit<ComponentProps<"div">, "onClick"> & {
  /** Name of the row. */
  children?: ReactNode;
  /** Address; without it the row is a button. */
  href?: string;
  /** Opens the address in a new tab. */
  external?: boolean;
  /** Kind of destination, for colour and icon; unknown kinds are grey. */
  groupType?: string;
  /** Icon that replaces the one of the kind. */
  icon?: ReactNode;
  /** Whether the row is disabled. */
  disabled?: boolean;
  /** Called when the row is pressed, if it has no `href`. */
  onClick?: () => void;
};

/** Row of the phone menu: tile, name and arrow; for other sites the arrow points outwards. */
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
      "flex min-h-12 w-full items-center gap-3.5 px-4 text-left text-ui text-text hover:bg-surface-raised-hover focus-visible:-outline-offset-2",
  };
  const inside = (
    <>
      <span className="grid size-6 flex-none place-items-center [:where(&_svg)]:size-5">
        {icon ?? <ShortcutIcon groupType={groupType} size={20} />}
      </span>
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
