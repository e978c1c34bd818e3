import { Slot, Slottable } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { wrapText, wrapTextOfChild } from "../../lib/wrap-text.tsx";
import { Spinner } from "../spinner/spinner.tsx";

const button = cva(
  [
    "hit-area inline-flex items-center justify-center font-semibold whitespace-nowrap select-none",
    "transition-[background-color,color,box-shadow,transform] active:translate-y-[0.5px]",
    "disabled:translate-y-0 disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-text-disabled disabled:ring-0",
    "aria-disabled:translate-y-0 aria-disabled:cursor-not-allowed aria-disabled:bg-surface-sunken aria-disabled:text-text-disabled aria-disabled:ring-0",
    "aria-busy:cursor-progress [:where(&_svg)]:flex-none",
  ],
  {
    variants: {
      /**
       * Emphasis: one `primary` per screen, `secondary` by default, `soft` and `ghost` in the background, `accent`
       * for check-in and points only, `danger` for irreversible actions.
       */
      tone: {
        primary: "bg-brand text-brand-contrast hover:bg-brand-hover active:bg-brand-active",
        secondary:
          "bg-surface text-text ring-1 ring-border-strong ring-inset hover:bg-surface-sunken active:bg-border",
        soft: "bg-tint-brand text-brand-text hover:bg-brand-line active:bg-brand-line",
        accent: "bg-accent text-accent-contrast hover:bg-accent-hover active:bg-accent-active",
        ghost: "bg-transparent text-text-secondary hover:bg-surface-sunken active:bg-border",
        danger: "bg-danger text-danger-contrast hover:bg-danger-hover active:bg-danger-hover",
      },
      /** Height 28 / 36 / 44. */
      size: {
        sm: "h-7 gap-1 rounded-[0.4375rem] px-3 text-meta leading-none [:where(&_svg)]:size-3.5",
        md: "h-9 gap-1.5 rounded-control px-4 text-ui leading-none [:where(&_svg)]:size-4.25",
        lg: "h-11 gap-2 rounded-control px-6 text-read leading-none [:where(&_svg)]:size-4.5",
      },
      /** Fills the width of its container. */
      block: { true: "w-full max-xs:h-auto max-xs:py-2 max-xs:leading-[1.5] max-xs:whitespace-normal" },
    },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof button> & {
    /** Label, after an optional icon. */
    children?: ReactNode;
    /** Whether a request is in progress: shows a spinner with `aria-busy` and ignores clicks and submits. */
    loading?: boolean;
    /** Applies the style to the only child, for example `<Button asChild><Link href="…">去看看</Link></Button>`. */
    asChild?: boolean;
  };

/**
 * Button. Use one `primary` per screen; `accent` is for check-in and points only.
 *
 * Heights are 28 / 36 / 44. A loading button stays focusable and announces that it is busy.
 */
export function Button({
  tone = "secondary",
  size = "md",
  block,
  loading = false,
  asChild = false,
  className,
  onClick,
  children,
  type,
  ...props
}: ButtonProps) {
  const Root = asChild ? Slot : "button";
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) {
      // Also keeps Enter from submitting a form twice, because browsers click the submit button.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <Root
      data-slot="button"
      type={asChild ? type : (type ?? "button")}
      aria-busy={loading || undefined}
      {...props}
      onClick={handleClick}
      className={cn(button({ tone, size, block }), className)}
    >
      {loading && <Spinner />}
      <Slottable>{asChild ? wrapTextOfChild(children) : wrapText(children)}</Slottable>
    </Root>
  );
}
