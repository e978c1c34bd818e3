import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatExact } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useGrowthText } from "./growth-text.ts";

const pointsMark = cva(
  "inline-flex flex-none items-center font-semibold whitespace-nowrap tabular-nums max-xs:flex-initial max-xs:flex-wrap max-xs:whitespace-normal max-xs:wrap-anywhere",
  {
    variants: {
      /** Font size of the number: 13 / 17 / 26. */
      size: {
        sm: "gap-0.75 text-meta leading-[1.25rem]",
        md: "gap-1 text-title leading-[1.625rem]",
        lg: "gap-1.5 text-head leading-[1.75rem]",
      },
      /** Colour of the number: amber by default, text colour in lists, grey for past values. */
      tone: { accent: "text-accent-text", text: "text-text", muted: "text-text-muted" },
    },
  },
);

const COIN = { sm: "1rem", md: "1rem", lg: "1.25rem" };

export type PointsMarkProps = Omit<ComponentProps<"span">, "children"> &
  VariantProps<typeof pointsMark> & {
    /** Points, rounded, with thousands separators, never abbreviated. */
    value: number;
    /** Shows the sign: "+5" for a reward, "−180" for an expense. */
    signed?: boolean;
  };

/** Points: a coin icon and the number, never abbreviated. */
export function PointsMark({
  value,
  signed = false,
  size = "sm",
  tone = "accent",
  className,
  ...props
}: PointsMarkProps) {
  const text = useGrowthText();
  const number = formatExact(value);
  const sign = signed && value > 0 ? "+" : "";
  const spoken = fillText(value < 0 ? text.spend : text.gain, { n: formatExact(Math.abs(value)) });
  return (
    <span data-slot="points-mark" {...props} className={cn(pointsMark({ size, tone }), className)}>
      <Coin size={COIN[size ?? "sm"]} />
      <span aria-hidden="true">{sign + number}</span>
      <span className="sr-only">{signed ? spoken : `${number} ${text.points}`}</span>
    </span>
  );
}

function Coin({ size }: { size: string }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" className="flex-none">
      <circle cx="8" cy="8" r="7.5" className="fill-accent" />
      <g className="fill-none stroke-accent-contrast">
        <circle cx="8" cy="8" r="5.6" className="opacity-45" />
        <path d="M3.8 8.1h8.4" strokeWidth="1.2" strokeLinecap="round" />
      </g>
      <path d="M4.6 8.4a3.4 3.4 0 0 0 6.8 0z" className="fill-accent-contrast opacity-80" />
    </svg>
  );
}
