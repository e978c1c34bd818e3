import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { progressPercent } from "./progress-percent.ts";

const track = cva("overflow-hidden rounded-full bg-surface-sunken", {
  variants: {
    /** Height 4 / 6. */
    size: { sm: "h-1", md: "h-1.5" },
  },
});

const bar = cva("block h-full rounded-full transition-[width] duration-(--lens-duration-base)", {
  variants: {
    /**
     * Colour: `accent` for points and levels, `danger` for a nearly full quota or a broken upload, `muted` for a
     * paused one, otherwise `brand`.
     */
    tone: { brand: "bg-brand", accent: "bg-accent", danger: "bg-danger", muted: "bg-border-control" },
  },
});

export type ProgressProps = Omit<ComponentProps<"div">, "children"> &
  VariantProps<typeof track> &
  VariantProps<typeof bar> & {
    /** Value from 0 to `max`, clamped. */
    value: number;
    /** Maximum, default 100. */
    max?: number;
    /** Accessible name, for example "上传进度". */
    "aria-label": string;
  };

/** Progress bar, 6 px high (`sm`: 4 px). Points and levels are amber, others use the brand colour. */
export function Progress({
  value,
  max = 100,
  size = "md",
  tone = "brand",
  className,
  ...props
}: ProgressProps) {
  const percent = progressPercent(value, max);
  const top = Number.isFinite(max) && max > 0 ? max : 100;
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={top}
      aria-valuenow={(percent / 100) * top}
      {...props}
      className={cn(track({ size }), className)}
    >
      <span data-slot="progress-bar" className={bar({ tone })} style={{ width: `${percent}%` }} />
    </div>
  );
}
