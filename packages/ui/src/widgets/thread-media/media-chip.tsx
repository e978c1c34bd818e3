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

/** Glasses icon of an image taken with glasses. */
export function FirstPersonIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-3.5 fill-none stroke-current stroke-[1.7] [stroke-linecap:round]"
    >
      <circle cx="7" cy="12.5" r="4" />
      <circle cx="17" cy="12.5" r="4" />
      <path d="M1.5 12.5H3M21 12.5h1.5M11 12c.7-.6 1.3-.6 2 0" />
    </svg>
  );
}
