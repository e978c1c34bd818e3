import type { VariantProps } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useFieldControl } from "../field/field-context.ts";
import { controlStyle } from "../input/control-style.ts";

export type SelectProps = Omit<ComponentProps<"select">, "size"> &
  VariantProps<typeof controlStyle> & {
    /** 选项，写成 `<option>`。 */
    children?: ReactNode;
  };

/** 下拉选择，用系统自带的列表，手机上最顺手。选项写成 `<option>`。 */
export function Select({ size = "md", className, children, ...props }: SelectProps) {
  return (
    <span data-slot="select-frame" className="relative block w-full">
      <select
        data-slot="select"
        {...useFieldControl(props)}
        className={cn(controlStyle({ size }), "appearance-none bg-surface pr-9", className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        size="1.125rem"
        strokeWidth={1.7}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-text-muted"
      />
    </span>
  );
}
