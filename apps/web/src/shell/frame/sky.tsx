import { cn } from "@lenscape/ui/lib/cn";
import type { ReactNode } from "react";

/**
 * Decorative sky of the current time of day: a sun behind two ridges. `--sky-sun` sets the sun's distance from the left.
 * Move the sun away from text in `children`, because the moon is as bright as the text.
 */
export function Sky({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div
      data-part="sky"
      className={cn(
        "relative overflow-hidden bg-linear-to-b from-sky-a via-56% via-sky-b to-sky-c text-sky-text",
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="absolute bottom-[38%] left-[var(--sky-sun,62%)] -mb-3 -ml-3 size-6 rounded-full bg-sky-sun"
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 324 60"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-3/5 max-h-32 w-full"
      >
        <path d="M0 60V38C32 20 51 44 81 36s49-24 84-10 51 22 81 8 57-4 78 10v16z" className="fill-sky-far" />
        <path d="M0 60V50c41-14 70 4 108-4s70-12 108 0 70 2 108-2v16z" className="fill-sky-near" />
      </svg>
      {children}
    </div>
  );
}
