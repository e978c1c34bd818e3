import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export type DividerProps = Omit<ComponentProps<"div">, "children"> & {
  /** Text in the middle of the line, for example "其他登录方式". */
  label?: string;
};

/** Divider line, optionally with a text in its middle. */
export function Divider({ label, className, ...props }: DividerProps) {
  if (label === undefined) {
    return (
      <div data-slot="divider" aria-hidden="true" {...props} className={cn("h-px bg-border", className)} />
    );
  }
  return (
    <div
      data-slot="divider"
      {...props}
      className={cn(
        "flex items-center gap-3 text-meta whitespace-nowrap text-text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border",
        className,
      )}
    >
      {label}
    </div>
  );
}
