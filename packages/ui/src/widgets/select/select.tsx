import type { VariantProps } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useFieldControl } from "../field/field-context.ts";
import { controlStyle } from "../input/control-style.ts";

export type SelectProps = Omit<ComponentProps<"select">, "size"> &
  VariantProps<typeof controlStyle> & {
    /** Pill for filters, as wide as the selected text; coloured unless `value` is empty. Ignores `size`. */
    pill?: boolean;
    /** `<option>` elements. */
    children?: ReactNode;
  };

const PILL =
  "relative inline-flex h-8 max-w-40 min-w-0 items-center rounded-full text-meta transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:h-10 max-md:text-read";

/** Select with the native list, which suits phones best. */
export function Select({ size = "md", pill = false, className, children, ...props }: SelectProps) {
  return (
    <span
      data-slot="select-frame"
      className={cn(
        pill ? PILL : "relative block w-full",
        pill &&
          (props.value
            ? "bg-tint-brand font-semibold text-brand-text"
            : "bg-surface-sunken text-text-secondary hover:text-text"),
      )}
    >
      <select
        data-slot="select"
        {...useFieldControl(props)}
        className={cn(
          pill
            ? // The pill is lower than other controls, but has the same touch target.
              "h-10 min-w-0 truncate rounded-full pr-8 pl-3 field-sizing-content outline-none"
            : [controlStyle({ size }), "truncate bg-surface pr-9"],
          "appearance-none",
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={pill ? "0.875rem" : "1.125rem"}
        strokeWidth={1.7}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-text-muted"
      />
    </span>
  );
}
