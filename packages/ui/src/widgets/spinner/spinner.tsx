import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const spinner = cva(
  "inline-block flex-none animate-spin rounded-full border-2 border-current border-r-transparent",
  {
    variants: {
      /** 直径 14 / 20 / 32。 */
      size: { sm: "size-3.5", md: "size-5", lg: "size-8 border-3" },
    },
  },
);

export type SpinnerProps = ComponentProps<"span"> &
  VariantProps<typeof spinner> & {
    /** 读屏听到的一句，例如「正在加载」；不给就只是装饰。 */
    label?: string;
  };

/** 转圈。传入 `label` 时会读给读屏（role="status"）；不传则只是装饰，由外层的 `aria-busy` 说明状态。 */
export function Spinner({ size = "sm", label, className, ...props }: SpinnerProps) {
  const announced = label ? { role: "status", "aria-label": label } : { "aria-hidden": true };
  return <span data-slot="spinner" {...announced} {...props} className={cn(spinner({ size }), className)} />;
}
