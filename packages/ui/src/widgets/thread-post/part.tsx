import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { wrapTextBesideSiblings } from "../../lib/wrap-text.tsx";

/** Classes of a line of parts: the separating dots lie in its gaps and are clipped at the start of a line. */
export const PARTS = "-ml-1 flex flex-wrap items-center gap-x-4.75 overflow-x-clip pl-1";

/** One of the facts after the first, with a dot before it. */
export function Part({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={cn("relative flex min-w-0 items-center", className)}>
      <span aria-hidden="true" className="absolute -left-2.75 size-0.75 rounded-full bg-current opacity-60" />
      <span className="truncate">{wrapTextBesideSiblings(children)}</span>
    </span>
  );
}
