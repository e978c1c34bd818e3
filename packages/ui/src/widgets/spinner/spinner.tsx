import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const spinner = cva(
  "inline-block flex-none animate-spin rounded-full border-2 border-current border-r-transparent",
  {
    variants: {
      /** Diameter 14 / 20 / 32. */
      size: { sm: "size-3.5", md: "size-5", lg: "size-8 border-3" },
    },
  },
);

export type SpinnerProps = ComponentProps<"span"> &
  VariantProps<typeof spinner> & {
    /** Announced text, for example "正在加载"; without it the spinner is decorative. */
    label?: string;
  };

/** Spinner. With `label` it is announced (role="status"); otherwise the container's `aria-busy` tells the state. */
export function Spinner({ size = "sm", label, className, ...props }: SpinnerProps) {
  const announced = label ? { role: "status", "aria-label": label } : { "aria-hidden": true };
  return <span data-slot="spinner" {...announced} {...props} className={cn(spinner({ size }), className)} />;
}
