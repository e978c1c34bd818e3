import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { wrapTextBesideSiblings } from "../../lib/wrap-text.tsx";

/** Dark label on an image, in its upper left or lower right corner. */
export function MediaChip({ corner, children }: { corner: "start" | "end"; children: ReactNode }) {
  return (
    <span
      data-slot="media-chip"
      className={cn(
        "absolute z-1 inline-flex h-5.5 items-center gap-1 rounded-control bg-black/70 px-1.75 text-meta leading-none text-white tabular-nums",
        corner === "start" ? "top-2 left-2" : "right-2 bottom-2",
      )}
    >
      {wrapTextBesideSiblings(children)}
    </span>
  );
}
