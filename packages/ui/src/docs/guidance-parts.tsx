import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

/** Callback without an effect. */
export const nothing = () => {};

/** Classes of a horizontal row. */
export const row = "flex items-center gap-2";

/** Classes that halve the size of a widget as wide as a page. */
export const small = "[zoom:0.5]";

interface PanelProps {
  title?: string;
  className?: string;
  children: ReactNode;
}

/** Panel with the content of an overlay, in the flow of the page. */
export function Panel({ title, className, children }: PanelProps) {
  return (
    <div className={cn("grid gap-3 rounded-media bg-surface-raised p-4 shadow-popover", className)}>
      {title && <b className="font-semibold">{title}</b>}
      {children}
    </div>
  );
}
