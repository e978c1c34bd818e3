import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { rem } from "../../lib/rem.ts";
import { Spinner } from "../spinner/spinner.tsx";

/** Colour classes of an active toggle. */
export const ACTIVE_CLASS = {
  like: "text-danger-text [:where(&_svg)]:fill-danger [:where(&_svg)]:stroke-danger",
  favorite: "text-accent-text [:where(&_svg)]:fill-accent [:where(&_svg)]:stroke-accent",
};

/** Classes of an action that is not a button, for example the link to the comments. */
export const ACTION_CLASS =
  "hit-area inline-flex h-8 min-w-10 items-center gap-1.25 rounded-control px-2.5 text-meta whitespace-nowrap text-text-muted tabular-nums transition-colors hover:bg-surface-sunken hover:text-text max-md:min-h-10 [:where(&_svg)]:flex-none";

type ActionButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon?: LucideIcon;
  /** Text next to the icon. */
  shown: string;
  /** Accessible name, which contains the visible text. */
  label: string;
  iconSize?: number;
  /** Makes the button a toggle of that colour. */
  toggle?: "like" | "favorite";
  active?: boolean;
  /** Whether a request is in progress: announced as busy, ignores clicks, keeps the focus. */
  pending?: boolean;
};

/** Small action below a thread or comment. */
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
