import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { RULED } from "../../lib/ruled.ts";
import { Button } from "../button/button.tsx";

const emptyState = cva("grid content-center justify-items-center gap-1 text-center", {
  variants: {
    /** `sm` for overlays and sidebars, one line only; `md` with illustration, for pages. */
    size: { sm: "px-4 py-6", md: "px-6 py-10" },
  },
});

export type EmptyStateProps = Omit<ComponentProps<"div">, "title"> &
  VariantProps<typeof emptyState> & {
    /** Reason why the place is empty, default "暂无数据". */
    title?: ReactNode;
    /** One or two sentences about how to get content. */
    description?: ReactNode;
    /** Text of the button, default "去逛逛"; hidden without `actionHref` and `onAction`. */
    actionText?: string;
    /** Action of the button. */
    onAction?: () => void;
    /** Address of the button, which is then a link. */
    actionHref?: string;
  };

/**
 * Empty state: illustration, "暂无数据", a description and the button "去逛逛".
 *
 * `size="sm"` shows one line only. Pass other buttons as children.
 */
export function EmptyState({
  size = "md",
  title,
  description,
  actionText,
  onAction,
  actionHref,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const text = useText();
  const alone = size === "sm" && !description;
  const action = actionText ?? text.emptyAction;
  return (
    <div data-slot="empty-state" {...props} className={cn(emptyState({ size }), className)}>
      {size === "md" && <Horizon />}
      <p
        data-slot="empty-state-title"
        className={cn(
          size === "md" ? "mt-2 text-ui leading-[1.375rem] font-semibold" : "text-ui text-text-muted",
          alone && title && cn("flex items-center justify-center gap-2", RULED),
        )}
      >
        {/* The default text has dashes as specified; a custom title has the lines of a list footer. */}
        {title ?? (alone ? <span>{`—${text.empty}—`}</span> : text.empty)}
      </p>
      {description && <p className="text-pretty text-meta text-text-muted">{description}</p>}
      {actionHref !== undefined ? (
        <Button tone="primary" asChild className="mt-3.5">
          <Link href={actionHref} onClick={onAction}>
            {action}
          </Link>
        </Button>
      ) : (
        onAction && (
          <Button tone="primary" onClick={onAction} className="mt-3.5">
            {action}
          </Button>
        )
      )}
      {children}
    </div>
  );
}

/** Illustration: glasses on the horizon with the sun above. */
function Horizon() {
  return (
    <svg viewBox="0 0 132 84" aria-hidden="true" className="h-21 w-33 [stroke-linecap:round]">
      <path d="M4 60h124" className="stroke-border-strong stroke-2" />
      <path d="M29 61a17 17 0 0 0 34 0zM69 61a17 17 0 0 0 34 0z" className="fill-brand-soft-hover" />
      <g className="fill-none stroke-text-muted stroke-3">
        <circle cx="46" cy="58" r="18" />
        <circle cx="86" cy="58" r="18" />
        <path d="M64 56c1.5-1 2.5-1 4 0M28 54 22 40M104 54l6-14" />
      </g>
      <circle cx="98" cy="20" r="8" className="fill-accent" />
      <path d="M98 5v3M98 32v3M83 20h3M110 20h3" className="stroke-accent stroke-[2.5]" />
      <path d="M20 22h16M28 30h10" className="stroke-border-strong stroke-[2.5]" />
    </svg>
  );
}
