import { ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { wrapText } from "../../lib/wrap-text.tsx";

export type SettingRowProps = Omit<ComponentProps<"div">, "children" | "onClick" | "ref"> & {
  /** Name of the setting, at the left. */
  label: ReactNode;
  /** Description below the name. */
  hint?: ReactNode;
  /** Current value or a control, at the right. */
  children?: ReactNode;
  /** Address of another page; makes the row a link with an arrow. */
  href?: string;
  /** Opens a dialog; makes the row a button with an arrow. */
  onOpen?: () => void;
  /** `danger` for red text, for example for logging out. */
  tone?: "plain" | "danger";
};

/**
 * Row of a setting: name and description at the left, value or control at the right. With `href` or `onOpen` the
 * whole row is pressed and contains no control.
 */
export function SettingRow({
  label,
  hint,
  href,
  onOpen,
  tone = "plain",
  className,
  children,
  ...props
}: SettingRowProps) {
  const isInteractive = href !== undefined || onOpen !== undefined;
  const shared = {
    ...props,
    "data-slot": "setting-row",
    className: cn(
      "grid min-h-15 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-border px-4 py-2.5 text-left max-xs:grid-cols-1 not-first:border-t md:px-6",
      isInteractive && "hover:bg-surface-sunken",
      className,
    ),
  };
  const content = (
    <>
      <span className="min-w-0">
        <span
          data-slot="setting-row-label"
          className={cn("block wrap-anywhere", tone === "danger" && "text-danger-text")}
        >
          {label}
        </span>
        {hint && <span className="block text-meta text-text-muted wrap-anywhere">{hint}</span>}
      </span>
      <span className="flex min-w-0 items-center gap-2 text-text-muted tabular-nums">
        {wrapText(children)}
        {isInteractive && (
          <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />
        )}
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <Link {...(shared as ComponentProps<"a">)} href={href}>
        {content}
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button {...(shared as ComponentProps<"button">)} type="button" aria-haspopup="dialog" onClick={onOpen}>
        {content}
      </button>
    );
  }
  return <div {...shared}>{content}</div>;
}
