import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getAxisTop, getLabelPosition, getTicks, toPath, toPoints } from "./chart.ts";
import { figuresText as text } from "./text.ts";

/** Small line chart in the current text colour. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const points = toPoints(values, getAxisTop(values));
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-9 w-26 flex-none overflow-visible"
    >
      <path d={toPath(points, true)} className="fill-current opacity-10" />
      <path
        d={toPath(points)}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-2 stroke-current"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface LineChartProps {
  /** Name of the metric, also caption of the table for screen readers. */
  label: string;
  days: readonly string[];
  values: readonly number[];
  /** Values of the previous period with the same number of days. */
  before: readonly number[];
}

/** Line chart of a daily metric, with the previous period as a dashed line and a table for screen readers. */
export function LineChart({ label, days, values, before }: LineChartProps) {
  const top = getAxisTop([...values, ...before]);
  const points = toPoints(values, top);
  const [, lastY = 100] = points.at(-1) ?? [];
  const end = getLabelPosition(points);
  const previousPoints = toPoints(before, top);
  const dayLabels = [
    ...new Set([0, 0.25, 0.5, 0.75, 1].map((fraction) => Math.round(fraction * (days.length - 1)))),
  ];
  return (
    <>
      <div
        aria-hidden="true"
        className="grid grow gap-x-2 pr-3 text-text-muted text-meta tabular-nums"
        // Fills the height of the card.
        style={{ gridTemplate: "minmax(12rem,1fr) auto / auto minmax(0,1fr)" }}
      >
        <div className="flex flex-col justify-between text-right">
          {getTicks(top).map((tick) => (
            <span key={tick} className="-my-2 leading-[1rem]">
              {formatCount(tick)}
            </span>
          ))}
        </div>
        <div className="relative">
          <div className="absolute inset-0 flex flex-col justify-between">
            {getTicks(top).map((tick) => (
              <i key={tick} className="block border-border border-t" />
            ))}
          </div>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible text-brand"
          >
            <path d={toPath(points, true)} className="fill-current opacity-8" />
            <path
              d={toPath(previousPoints)}
              vectorEffect="non-scaling-stroke"
              strokeDasharray="3 4"
              className="fill-none stroke-border-control"
              strokeWidth={1.5}
            />
            <path
              d={toPath(points)}
              vectorEffect="non-scaling-stroke"
              strokeWidth={2}
              strokeLinejoin="round"
              className="fill-none stroke-current"
            />
          </svg>
          <span
            className="absolute right-0 size-2.5 translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-brand"
            style={{ top: `${lastY}%` }}
          />
          <b
            className={cn(
              "absolute right-2 font-semibold text-meta text-text",
              end.isUnder ? "translate-y-1" : "-translate-y-full",
            )}
            // An outline instead of a background keeps the label readable without hiding the lines.
            style={{
              top: `${end.y}%`,
              paintOrder: "stroke",
              WebkitTextStroke: "0.1875rem var(--lens-color-surface)",
            }}
          >
            {fillText(text.endLabel, {
              day: days.at(-1)?.slice(5) ?? "",
              n: formatCount(values.at(-1) ?? 0),
            })}
          </b>
        </div>
        <div className="col-start-2 mt-1.5 flex justify-between">
          {dayLabels.map((index) => (
            <span key={index} className="first:-ml-2 last:-mr-2">
              {days[index]?.slice(5)}
            </span>
          ))}
        </div>
      </div>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{values[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Heat map of the posts per hour of the week. */
export function WeekHeat({ hours }: { hours: readonly number[] }) {
  const max = Math.max(0, ...hours);
  if (max === 0) return <EmptyState size="sm" title={text.noPosts} />;
  const peak = hours.indexOf(max);
  const summary = fillText(text.busiestHour, { day: text.weekdays[Math.floor(peak / 24)]!, hour: peak % 24 });
  return (
    <div role="img" aria-label={summary}>
      {text.weekdays.map((weekday, row) => (
        <div key={weekday} className="mb-1 flex items-center gap-1">
          <span className="w-5 flex-none text-text-muted text-meta leading-[1rem]">{weekday}</span>
          {hours.slice(row * 24, row * 24 + 24).map((n, hour) => (
            <i
              key={hour}
              className="relative aspect-square min-w-0 grow overflow-hidden rounded-[0.1875rem] bg-surface-sunken"
            >
              <i className="absolute inset-0 bg-brand" style={{ opacity: n / max }} />
            </i>
          ))}
        </div>
      ))}
      <div className="ml-6 grid grid-cols-4 text-text-muted text-meta tabular-nums">
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
