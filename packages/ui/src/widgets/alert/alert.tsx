import { cva, type VariantProps } from "class-variance-authority";
import { CircleCheck, CircleExclamationPoint, Info, TriangleExclamationPoint } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

const alert = cva(
  "flex items-start gap-2 rounded-control px-3 py-2.5 text-meta wrap-anywhere [:where(&_a)]:underline [:where(&_a)]:underline-offset-3",
  {
    variants: {
      /**
       * Kind of alert, which sets colour and icon; `danger` is announced at once, the others politely. Default
       * `info`.
       */
      tone: {
        info: "bg-info-soft text-info-text",
        warning: "bg-warning-soft text-warning-text",
        danger: "bg-danger-soft text-danger-text",
        success: "bg-success-soft text-success-text",
      },
    },
  },
);

const ICONS = {
  info: Info,
  warning: TriangleExclamationPoint,
  danger: CircleExclamationPoint,
  success: CircleCheck,
};

export type AlertProps = ComponentProps<"div"> &
  VariantProps<typeof alert> & {
    /** One or two sentences, followed by a link or button if something can be done. */
    children?: ReactNode;
  };

/**
 * Inline alert: an icon and one or two sentences next to the cause. `danger` is announced at once, the others
 * politely.
 */
export function Alert({ tone = "info", className, children, ...props }: AlertProps) {
  const Icon = ICONS[tone ?? "info"];
  return (
    <div
      data-slot="alert"
      role={tone === "danger" ? "alert" : "status"}
      {...props}
      className={cn(alert({ tone }), className)}
    >
      <Icon aria-hidden="true" size="1.125rem" strokeWidth={1.7} className="mt-px flex-none" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
