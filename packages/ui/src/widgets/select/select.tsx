import type { VariantProps } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useFieldControl } from "../field/field-context.ts";
import { controlStyle } from "../input/control-style.ts";

export type SelectProps = Omit<ComponentProps<"select">, "size"> &
  VariantProps<typeof controlStyle> & {
    /** 筛选用的一枚药丸：与选中的字一样宽，高 32，手机 40；`value` 不为空就上色。不看 `size`。 */
    pill?: boolean;
    /** 选项，写成 `<option>`。 */
    children?: ReactNode;
  };

const PILL =
  "relative inline-flex h-8 max-w-40 min-w-0 items-center rounded-full text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:h-10 max-md:text-read";

/** 下拉选择，用系统自带的列表，手机上最顺手。选项写成 `<option>`。 */
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
            ? // Reached from as far as any control, although the pill is lower.
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
