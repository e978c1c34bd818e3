import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { rem } from "../../lib/rem.ts";
import { Spinner } from "../spinner/spinner.tsx";

/** The colours of a toggle that is on. */
export const ACTIVE_CLASS = {
  like: "text-danger-text [:where(&_svg)]:fill-danger [:where(&_svg)]:stroke-danger",
  favorite: "text-accent-text [:where(&_svg)]:fill-accent [:where(&_svg)]:stroke-accent",
};

/** The looks of an action, for a control that is no button (a link to the comments). */
export const ACTION_CLASS =
  "hit-area inline-flex h-8 min-w-10 items-center gap-1.25 rounded-md px-2.5 text-sm whitespace-nowrap text-text-muted tabular-nums transition-colors hover:bg-surface-sunken hover:text-text max-md:min-h-10 [:where(&_svg)]:flex-none";

type ActionButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon?: LucideIcon;
  /** The text next to the icon. */
  shown: string;
  /** The spoken name; it contains the shown text. */
  label: string;
  iconSize?: number;
  /** Makes it a toggle of that colour. */
  toggle?: "like" | "favorite";
  active?: boolean;
  /** A request is in progress: announced as busy, further clicks do nothing, focus stays. */
  pending?: boolean;
};

/** One of the small actions under a thread or a comment. */
export function ActionButton({
  icon: Icon,
  shown,
  label,
  iconSize = 18,
  toggle,
  active = false,
  pending = false,
  onClick,
  className,
  ...props
}: ActionButtonProps) {
  return (
    <button
      type="button"
      data-slot="action-button"
      aria-label={label}
      aria-pressed={toggle ? active : undefined}
      aria-busy={pending || undefined}
      {...props}
      onClick={(event) => {
        if (!pending) onClick?.(event);
      }}
      className={cn(
        ACTION_CLASS,
        toggle && active && ACTIVE_CLASS[toggle],
        pending && "cursor-progress",
        className,
      )}
    >
      {pending ? <Spinner /> : Icon && <Icon aria-hidden="true" size={rem(iconSize)} strokeWidth={1.7} />}
      <span>{shown}</span>
    </button>
  );
}
