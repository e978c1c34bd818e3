import type { ReactNode } from "react";
import { wrapTextBesideSiblings } from "../../lib/wrap-text.tsx";

/** Dark label in the lower right corner of an image. */
export function MediaChip({ children }: { children: ReactNode }) {
  return (
    <span
      data-slot="media-chip"
      className="absolute right-2 bottom-2 z-1 inline-flex h-5.5 items-center gap-1 rounded-control bg-black/70 px-1.75 text-meta leading-none text-white tabular-nums"
    >
      {wrapTextBesideSiblings(children)}
    </span>
  );
}
