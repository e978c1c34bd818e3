import type { AnswerOf } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconTile } from "@lenscape/ui/icon-tile";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Progress } from "@lenscape/ui/progress";
import { Segmented } from "@lenscape/ui/segmented";
import { Select } from "@lenscape/ui/select";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "../frame/query-body.tsx";
import { sectionIcons } from "../frame/section-icons.ts";
import { usePendingCounts } from "../frame/use-pending-counts.ts";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { getGrowth } from "./chart.ts";
import { LineChart, Sparkline, WeekHeat } from "./figure-charts.tsx";
import { ServiceHealth } from "./service-health.tsx";
import { deskText, figuresText as text } from "./text.ts";

type Data = AnswerOf<"consoleFigures">;
type Metric = keyof typeof text.metrics;

/** Selectable periods in days. */
const PERIODS = [7, 30, 90] as const;
const metrics = Object.keys(text.metrics) as Metric[];
const cards = ["activeMembers", "threads", "newMembers", "checkIns"] as const;

const getSum = (rows: Data["days"], metric: Metric) => rows.reduce((sum, row) => sum + row[metric], 0);

const getMean = (rows: Data["days"], metric: Metric) => getSum(rows, metric) / Math.max(1, rows.length);

/** Leaves out today, which is incomplete and would look like a drop, unless it is the only day. */
const getCompleteDays = (days: Data["days"]) => (days.length > 1 ? days.slice(0, -1) : days);

function Change({ before, now }: { before: number; now: number }) {
  const percent = getGrowth(before, now);
  if (percent === undefined) return null;
  if (percent === 0) return <span>{text.unchanged}</span>;
  return (
    <>
      <span className={percent > 0 ? "text-success-text" : "text-danger-text"}>
        {`${percent > 0 ? "↑" : "↓"} ${Math.abs(percent)}%`}
      </span>{" "}
      <span>{text.comparison}</span>
    </>
  );
}

/** Card with a metric of the period: its value, sparkline, and change from the previous period. */
function Kpi({ metric, data: { days, before } }: { metric: (typeof cards)[number]; data: Data }) {
  const isMean = metric === "activeMembers";
  const completeDays = getCompleteDays(days);
  const mean = getMean(completeDays, metric);
  const isComparable = before.length === days.length;
  const isFalling = isComparable && getMean(before, metric) > mean;
  return (
    <Card className="flex items-end justify-between gap-2 p-4">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-2 text-meta text-text-secondary">
          <span>{text.metrics[metric]}</span>
          <small className="text-text-muted text-meta">
            {fillText(isMean ? text.dailyMean : text.currentPeriod, { n: days.length })}
          </small>
        </h2>
        <p className="font-semibold text-page tabular-nums leading-[2.25rem]">
          {formatCount(isMean ? Math.round(mean) : getSum(days, metric))}
        </p>
        <p className="text-text-muted text-meta">
          {isComparable ? <Change before={getMean(before, metric)} now={mean} /> : text.noPreviousPeriod}
        </p>
      </div>
      <div
        className={cn(
          "max-md:hidden",
          isFalling ? "text-danger" : metric === "checkIns" ? "text-accent" : "text-brand",
        )}
      >
        <Sparkline values={completeDays.map((row) => row[metric])} />
      </div>
    </Card>
  );
}

/** Pending items of the member by section. */
function PendingSections() {
  const { pending } = usePendingCounts();
  return (
    <Card className="pb-2">
      <CardHeader title={text.pending} />
      {pending.length === 0 && <EmptyState size="sm" title={deskText.nothingPending} />}
      {pending.map(({ name, count, tone }) => {
        const Icon = sectionIcons[name];
        return (
          <Link
            key={name}
            href={paths.console(name)}
            className="flex items-center gap-3 px-4 py-2 hover:bg-surface-hover"
          >
            <IconTile size="sm" tone={tone}>
              <Icon />
            </IconTile>
            <span className="min-w-0 grow leading-[1.125rem]">
              <span>{consoleText.sections[name]}</span>
              <small className="block text-text-muted">{fillText(text.pendingCount, { n: count })}</small>
            </span>
            <b className="font-semibold tabular-nums">{count}</b>
            <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="text-text-muted" />
          </Link>
        );
      })}
    </Card>
  );
}

/** New threads by circle. */
function Circles({ circles }: Pick<Data, "circles">) {
  const max = circles[0]?.threads ?? 1;
  return (
    <Card className="pb-4">
      <CardHeader title={text.circles} moreHref={paths.console("circles")} moreText={text.allCircles} />
      {circles.length === 0 && <EmptyState size="sm" title={text.noThreads} />}
      <ul className="grid gap-3 px-4 pt-1">
        {circles.map(({ id, name, threads }) => (
          <li key={id} className="flex items-center gap-3 text-meta">
            <span className="w-20 flex-none truncate">{name}</span>
            <Progress aria-label={name} value={threads} max={max} className="grow" />
            <span className="w-10 flex-none text-right tabular-nums">{formatCount(threads)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Line chart of a selectable metric. */
function TrendChart({ data }: { data: Data }) {
  const { get, set } = useListFilters();
  const metric = metrics.find((name) => name === get("metric")) ?? "activeMembers";
  const getValues = (rows: Data["days"]) => rows.map((row) => row[metric]);
  const n = String(data.days.length);
  const label = text.metrics[metric];
  const completeDays = getCompleteDays(data.days);
  const today = data.days[completeDays.length];
  return (
    <Card className="flex flex-col pb-4">
      <CardHeader title={text.trend} className="h-auto pt-4">
        <span
          aria-hidden="true"
          className="mr-4 ml-auto flex gap-4 text-text-secondary text-meta max-md:hidden"
        >
          <span className="flex items-center gap-1.5">
            <i className="w-4 border-brand border-t-2" />
            <span key={n}>{fillText(text.currentPeriod, { n })}</span>
          </span>
          <span className="flex items-center gap-1.5">
            <i className="w-4 border-border-control border-t-2 border-dashed" />
            <span key={n}>{fillText(text.previousPeriod, { n })}</span>
          </span>
        </span>
        <div className="w-32">
          <Select
            aria-label={text.metric}
            value={metric}
            onChange={(event) => set({ metric: event.target.value })}
          >
            {metrics.map((name) => (
              <option key={name} value={name}>
                {text.metrics[name]}
              </option>
            ))}
          </Select>
        </div>
      </CardHeader>
      <div className="flex grow flex-col px-4 pt-4">
        <LineChart
          label={label}
          days={completeDays.map(({ day }) => day)}
          values={getValues(completeDays)}
          before={getValues(data.before.slice(0, completeDays.length))}
        />
        <p className="mt-3 text-text-muted text-meta">
          {today && (
            <span key={today[metric]}>{fillText(text.today, { n: formatCount(today[metric]) })}</span>
          )}
          {metric === "activeMembers" && <span>{text.activeHint}</span>}
        </p>
      </div>
    </Card>
  );
}

/** Overview: statistics of the community, pending items, and the health of the service. */
export function Figures() {
  const { api } = useApp();
  const { get, set } = useListFilters();
  const days = PERIODS.find((period) => String(period) === get("days")) ?? 30;
  const figures = useQuery(consoleQuery(api, "consoleFigures", { query: { days } }));
  const { data } = figures;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Segmented
          aria-label={text.period}
          value={String(days)}
          options={PERIODS.map((period) => ({ value: String(period), label: text.periods[period] }))}
          onValueChange={(value) => set({ days: value === "30" ? "" : value })}
        />
        {data && (
          <span className="text-meta text-text-muted tabular-nums">
            {data.refreshedAt
              ? fillText(text.refreshed, { time: data.refreshedAt.slice(11, 16) })
              : text.notReady}
          </span>
        )}
      </div>
      <QueryBody query={figures}>
        {data && (
          <div className="grid gap-4" data-ready="">
            <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-4 wide:grid-cols-4">
              {cards.map((metric) => (
                <Kpi key={metric} metric={metric} data={data} />
              ))}
            </div>
            <div className="grid gap-4 wide:grid-cols-[minmax(0,1fr)_21.25rem]">
              <TrendChart data={data} />
              <PendingSections />
            </div>
            <div className="grid gap-4 wide:grid-cols-2">
              <Circles circles={data.circles} />
              <Card className="pb-4">
                <CardHeader title={text.busyHours}>
                  <span className="text-text-muted text-meta max-md:hidden">{text.busyHoursHint}</span>
                </CardHeader>
                <div className="px-4 pt-1">
                  <WeekHeat hours={data.hours} />
                </div>
              </Card>
            </div>
            <ServiceHealth />
          </div>
        )}
      </QueryBody>
    </>
  );
}
