import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { formatExact } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { RelativeTime } from "../relative-time/relative-time.tsx";

export type PointsRowProps = Omit<ComponentProps<"div">, "children"> & {
  /** Tile at the left end, usually an `IconTile`. */
  icon?: ReactNode;
  /** Reason of the ledger entry, one line, truncated. */
  name: ReactNode;
  /** Wire time, `YYYY-MM-DD HH:mm:ss`. */
  time: string;
  /** Positive for income, amber with a plus sign; negative for expenses, with a minus sign. */
  amount: number;
  /** Balance after the entry. */
  balance: number;
  /** Addition after the time, for example the thread. */
  note?: string;
  /** Address of the source; makes the whole row a link. */
  href?: string;
};

/** Row of the points ledger: tile, reason and time, amount and balance. */
export function PointsRow({
  icon,
  name,
  time,
  amount,
  balance,
  note,
  href,
  className,
  ...props
}: PointsRowProps) {
  const text = useGrowthText();
  const { comma } = useText();
  const income = amount > 0;
  const absoluteAmount = formatExact(Math.abs(amount));
  return (
    <div
      data-slot="points-row"
      data-direction={income ? "in" : "out"}
      {...props}
      className={cn(
        "relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-4 py-3 md:px-6",
        "[&+&]:border-t [&+&]:border-border [li+li>&]:border-t [li+li>&]:border-border",
        href && "hover:bg-surface-hover",
        className,
      )}
    >
      <span className="flex">{icon}</span>
      <div className="min-w-0">
        <p className="truncate font-semibold">
          {href ? (
            <Link href={href} className="after:absolute after:inset-0 focus-visible:after:-outline-offset-2">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="truncate text-meta text-text-muted">
          <RelativeTime value={time} className="tabular-nums" />
          {note && <span>{`${comma}${note}`}</span>}
        </p>
      </div>
      <div className="text-right tabular-nums">
        <p className={cn("text-read leading-[1.5rem] font-semibold", income && "text-accent-text")}>
          <span aria-hidden="true">{(income ? "+" : "") + formatExact(amount)}</span>
          <span className="sr-only">{fillText(income ? text.gain : text.spend, { n: absoluteAmount })}</span>
        </p>
        <p className="text-meta text-text-muted">{fillText(text.balance, { n: formatExact(balance) })}</p>
      </div>
    </div>
  );
}
