import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useText } from "../../lib/locale.tsx";

export type LevelMarkProps = Omit<ComponentProps<"span">, "children"> & {
  /** Level, shown as "Lv.7"; invalid levels show nothing. */
  level: number;
};

/** Level mark "Lv.7", announced as "等级 7". Invalid levels show nothing. */
export function LevelMark({ level, className, ...props }: LevelMarkProps) {
  const text = useText();
  if (!Number.isFinite(level) || level < 0) return null;
  return (
    <span
      data-slot="level-mark"
      {...props}
      className={cn(
        "inline-block h-4 flex-none rounded-control bg-accent-soft px-1 text-counter leading-[1rem] font-semibold whitespace-nowrap text-accent-text tabular-nums",
        className,
      )}
    >
      <span aria-hidden="true">{`Lv.${level}`}</span>
      <span className="sr-only">{fillText(text.level, { n: level })}</span>
    </span>
  );
}
