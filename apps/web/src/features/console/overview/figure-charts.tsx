import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { endPlace, pathOf, pointsOf, ticksOf, topOf } from "./chart.ts";
import { figuresText as text } from "./text.ts";

/** A line as small as a word, drawn in the colour of the text around it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const points = pointsOf(values, topOf(values));
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-9 w-26 flex-none overflow-visible"
    >
      <path d={pathOf(points, true)} className="fill-current opacity-10" />
      <path
        d={pathOf(points)}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-2 stroke-current"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface LineChartProps {
  /** What is drawn; its name heads the table for those who cannot see it. */
  label: string;
  days: readonly string[];
  values: readonly number[];
  /** The same number of days before, its own end above the other's. */
  before: readonly number[];
}

/** A number day by day as a line, with the time before it dashed; the same figures as a table for screen readers. */
export function LineChart({ label, days, values, before }: LineChartProps) {
  const top = topOf([...values, ...before]);
  const points = pointsOf(values, top);
  const [, lastY = 100] = points.at(-1) ?? [];
  const end = endPlace(points);
  const earlier = pointsOf(before, top);
  const marks = [...new Set([0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * (days.length - 1))))];
  return (
    <>
      <div
        aria-hidden="true"
        className="grid grow gap-x-2 pr-3 text-text-muted text-xs tabular-nums"
        // As high as its card: the lines take what the days below them leave.
        style={{ gridTemplate: "minmax(12rem,1fr) auto / auto minmax(0,1fr)" }}
      >
        <div className="flex flex-col justify-between text-right">
          {ticksOf(top).map((tick) => (
            <span key={tick} className="-my-2 leading-[1rem]">
              {formatCount(tick)}
            </span>
          ))}
        </div>
        <div className="relative">
          <div className="absolute inset-0 flex flex-col justify-between">
            {ticksOf(top).map((tick) => (
              <i key={tick} className="block border-border border-t" />
            ))}
          </div>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible text-brand"
          >
            <path d={pathOf(points, true)} className="fill-current opacity-8" />
            <path
              d={pathOf(earlier)}
              vectorEffect="non-scaling-stroke"
              strokeDasharray="3 4"
              className="fill-none stroke-border-control"
              strokeWidth={1.5}
            />
            <path
              d={pathOf(points)}
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
              "absolute right-2 font-semibold text-sm text-text",
              end.isUnder ? "translate-y-1" : "-translate-y-full",
            )}
            // An edge and no box keeps the words clear of the lines across, and hides none of the two courses.
            style={{
              top: `${end.y}%`,
              paintOrder: "stroke",
              WebkitTextStroke: "0.1875rem var(--color-surface)",
            }}
          >
            {fillText(text.end, { day: days.at(-1)?.slice(5) ?? "", n: formatCount(values.at(-1) ?? 0) })}
          </b>
        </div>
        <div className="col-start-2 mt-1.5 flex justify-between">
          {marks.map((mark) => (
            <span key={mark} className="first:-ml-2 last:-mr-2">
              {days[mark]?.slice(5)}
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

/** How busy each hour of the week is: the more was written in it, the deeper its colour. */
export function WeekHeat({ hours }: { hours: readonly number[] }) {
  const most = Math.max(0, ...hours);
  if (most === 0) return <EmptyState size="sm" title={text.hoursNone} />;
  const at = hours.indexOf(most);
  const summary = fillText(text.hoursSay, { day: text.weekdays[Math.floor(at / 24)]!, hour: at % 24 });
  return (
    <div role="img" aria-label={summary}>
      {text.weekdays.map((weekday, row) => (
        <div key={weekday} className="mb-1 flex items-center gap-1">
          <span className="w-5 flex-none text-text-muted text-xs leading-[1rem]">{weekday}</span>
          {hours.slice(row * 24, row * 24 + 24).map((n, hour) => (
            <i
              key={hour}
              className="relative aspect-square min-w-0 grow overflow-hidden rounded-[0.1875rem] bg-surface-sunken"
            >
              <i className="absolute inset-0 bg-brand" style={{ opacity: n / most }} />
            </i>
          ))}
        </div>
      ))}
      <div className="ml-6 grid grid-cols-4 text-text-muted text-xs tabular-nums">
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
