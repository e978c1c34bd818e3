import { Slot, Slottable } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";
import { Badge } from "../badge/badge.tsx";
import { BADGE_MAX } from "../badge/badge-text.ts";

const iconButton = cva(
  [
    "relative inline-grid hit-area flex-none place-items-center rounded-control text-text-secondary transition-colors",
    "hover:bg-surface-sunken hover:text-text active:bg-border aria-expanded:bg-surface-sunken aria-expanded:text-text",
    "disabled:cursor-not-allowed disabled:bg-transparent disabled:text-text-disabled [:where(&_svg)]:flex-none",
  ],
  {
    variants: {
      /** Edge length 28 / 36 / 44; `md` is 40 on phones. */
      size: {
        sm: "size-7 [:where(&_svg)]:size-4",
        md: "size-9 max-md:size-10 [:where(&_svg)]:size-5",
        lg: "size-11 [:where(&_svg)]:size-5.5",
      },
    },
  },
);

export type IconButtonProps = ComponentProps<"button"> &
  VariantProps<typeof iconButton> & {
    /** An icon of lucide-react. */
    children?: ReactNode;
    /** Accessible name, followed by the unread count if there is a badge. */
    "aria-label": string;
    /** Unread count, shown at the upper right and added to the accessible name. */
    badge?: number;
    /** Shows an amber dot, for points to collect or a check-in to do. */
    dot?: boolean;
    /** Applies the style to the only child, for example a link. */
    asChild?: boolean;
  };

/** Icon button, 36 px (40 on phones). Requires `aria-label`; icons come from lucide-react. */
export function IconButton({
  size = "md",
  badge = 0,
  dot = false,
  asChild = false,
  className,
  children,
  type,
  "aria-label": label,
  ...props
}: IconButtonProps) {
  const text = useText();
  const Root = asChild ? Slot : "button";
  const count = Math.floor(badge);
  const unread =
    count > BADGE_MAX ? fillText(text.unreadOver, { n: BADGE_MAX }) : fillText(text.unread, { n: count });
  return (
    <Root
      data-slot="icon-button"
      type={asChild ? type : (type ?? "button")}
      {...props}
      aria-label={count > 0 ? `${label}${text.comma}${unread}` : label}
      className={cn(iconButton({ size }), className)}
    >
      <Slottable>{children}</Slottable>
      {count > 0 && <Badge count={count} className="absolute -top-px left-4.75" />}
      {dot && (
        <span
          data-slot="icon-button-dot"
          className="absolute top-1 right-1 size-2 rounded-full bg-accent ring-2 ring-surface"
        />
      )}
    </Root>
  );
}
