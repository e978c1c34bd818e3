import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

/** For what a drawn widget would call. */
export const nothing = () => {};

/** Things next to each other. */
export const row = "flex items-center gap-2";

/** What needs the width of a page, drawn at half its size. */
export const small = "[zoom:0.5]";

/** What opens over the page, drawn on it: the panel with what the layer would hold. */
export function Panel({ title, className, children }: PanelProps) {
  return (
    <div className={cn("grid gap-3 rounded-media bg-surface-raised p-4 shadow-popover", className)}>
      {title && <b className="font-semibold">{title}</b>}
      {children}
    </div>
  );
}

interface PanelProps {
  title?: string;
  className?: string;
  children: ReactNode;
}
