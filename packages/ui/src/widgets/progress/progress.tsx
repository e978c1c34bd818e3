import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { progressPercent } from "./progress-percent.ts";

const track = cva("overflow-hidden rounded-full bg-surface-sunken", {
  variants: {
    /** 高 4 / 6。 */
    size: { sm: "h-1", md: "h-1.5" },
  },
});

const bar = cva("block h-full rounded-full transition-[width] duration-(--duration-base)", {
  variants: {
    /** 条的颜色：`accent` 给积分与等级，`danger` 给快满的额度与断开的上传，`muted` 给停着的，其余 `brand`。 */
    tone: { brand: "bg-brand", accent: "bg-accent", danger: "bg-danger", muted: "bg-border-control" },
  },
});

export type ProgressProps = Omit<ComponentProps<"div">, "children"> &
  VariantProps<typeof track> &
  VariantProps<typeof bar> & {
    /** 完成了多少，0 到 `max`；超出的按两端算。 */
    value: number;
    /** 满格是多少，默认 100。 */
    max?: number;
    /** 读屏听到的名字，例如「上传进度」。 */
    "aria-label": string;
  };

/** 进度条，高 6（文件行用 `sm`，高 4）。积分与等级用琥珀色，其余用品牌色。 */
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
