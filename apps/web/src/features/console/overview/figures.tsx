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
import { Body } from "../frame/console-query-body.tsx";
import { sectionIcons } from "../frame/section-icons.ts";
import { useWaiting } from "../frame/use-pending-counts.ts";
import { useFilters } from "../list/use-list-filters.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { growth } from "./chart.ts";
import { LineChart, Sparkline, WeekHeat } from "./figure-charts.tsx";
import { firstText } from "./first-steps-text.ts";
import { Health } from "./service-health.tsx";
import { figuresText as text } from "./text.ts";

type Data = AnswerOf<"consoleFigures">;
type Metric = keyof typeof text.metrics;

const spans = [7, 30, 90] as const;
const metrics = Object.keys(text.metrics) as Metric[];
const cards = ["activeMembers", "threads", "newMembers", "checkIns"] as const;

/** Members are a state, the others happen: what is added up says nothing of them. */
const sumOf = (rows: Data["days"], metric: Metric) => rows.reduce((sum, row) => sum + row[metric], 0);

const meanOf = (rows: Data["days"], metric: Metric) => sumOf(rows, metric) / Math.max(1, rows.length);

/** The days that are over: the last one is today, which would look like a fall. Where there is no other, it is shown. */
const finished = (days: Data["days"]) => (days.length > 1 ? days.slice(0, -1) : days);

function Change({ before, now }: { before: number; now: number }) {
  const percent = growth(before, now);
  if (percent === undefined) return null;
  if (percent === 0) return <>{text.same}</>;
  return (
    <>
      <span className={percent > 0 ? "text-success-text" : "text-danger-text"}>
        {percent > 0 ? "↑" : "↓"} {Math.abs(percent)}%
      </span>{" "}
      {text.than}
    </>
  );
}

/** One number of the time looked at with its way, next to the time before. */
function Kpi({ metric, data: { days, before } }: { metric: (typeof cards)[number]; data: Data }) {
  const isMean = metric === "activeMembers";
  const over = finished(days);
  const mean = meanOf(over, metric);
  const isComparable = before.length === days.length;
  const falls = isComparable && meanOf(before, metric) > mean;
  return (
    <Card className="flex items-end justify-between gap-2 p-4">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-2 text-sm text-text-secondary">
          {text.metrics[metric]}
          <small className="text-text-muted text-xs">
            {fillText(isMean ? text.mean : text.now, { n: days.length })}
          </small>
        </h2>
        <p className="font-semibold text-2xl tabular-nums leading-[2.25rem]">
          {formatCount(isMean ? Math.round(mean) : sumOf(days, metric))}
        </p>
        <p className="text-text-muted text-xs">
          {isComparable ? <Change before={meanOf(before, metric)} now={mean} /> : text.noBefore}
        </p>
      </div>
      <div
        className={cn(
          "max-md:hidden",
          falls ? "text-danger" : metric === "checkIns" ? "text-accent" : "text-brand",
        )}
      >
        <Sparkline values={over.map((row) => row[metric])} />
      </div>
    </Card>
  );
}

/** What waits for the member in the console. */
function Waiting() {
  const { waiting } = useWaiting();
  return (
    <Card className="pb-2">
      <CardHeader title={text.waiting} />
      {waiting.length === 0 && <EmptyState size="sm" title={firstText.nothing} />}
      {waiting.map(({ name, count, tone }) => {
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
              {consoleText.sections[name]}
              <small className="block text-text-muted">{fillText(text.waitingItem, { n: count })}</small>
            </span>
            <b className="font-semibold tabular-nums">{count}</b>
            <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="text-text-muted" />
          </Link>
        );
      })}
    </Card>
  );
}

function Circles({ circles }: Pick<Data, "circles">) {
  const most = circles[0]?.threads ?? 1;
  return (
    <Card className="pb-4">
      <CardHeader title={text.circles} moreHref={paths.console("circles")} moreText={text.allCircles} />
      {circles.length === 0 && <EmptyState size="sm" title={text.circlesNone} />}
      <ul className="grid gap-3 px-4 pt-1">
        {circles.map(({ id, name, threads }) => (
          <li key={id} className="flex items-center gap-3 text-sm">
            <span className="w-20 flex-none truncate">{name}</span>
            <Progress aria-label={name} value={threads} max={most} className="grow" />
            <span className="w-10 flex-none text-right tabular-nums">{formatCount(threads)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Course({ data }: { data: Data }) {
  const { get, set } = useFilters();
  const metric = metrics.find((name) => name === get("metric")) ?? "activeMembers";
  const valuesOf = (rows: Data["days"]) => rows.map((row) => row[metric]);
  const n = String(data.days.length);
  const label = text.metrics[metric];
  const over = finished(data.days);
  const today = data.days[over.length];
  return (
    <Card className="flex flex-col pb-4">
      <CardHeader title={text.course} className="h-auto pt-4">
        <span
          aria-hidden="true"
          className="mr-4 ml-auto flex gap-4 text-text-secondary text-xs max-md:hidden"
        >
          <span className="flex items-center gap-1.5">
            <i className="w-4 border-brand border-t-2" />
            {fillText(text.now, { n })}
          </span>
          <span className="flex items-center gap-1.5">
            <i className="w-4 border-border-control border-t-2 border-dashed" />
            {fillText(text.before, { n })}
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
          days={over.map(({ day }) => day)}
          values={valuesOf(over)}
          before={valuesOf(data.before.slice(0, over.length))}
        />
        <p className="mt-3 text-text-muted text-xs">
          {today && fillText(text.today, { n: formatCount(today[metric]) })}
          {metric === "activeMembers" && text.activeHint}
        </p>
      </div>
    </Card>
  );
}

/** The overview: what happened in the community recently, what waits, and how the service is. */
export function Figures() {
  const { api } = useApp();
  const { get, set } = useFilters();
  const days = spans.find((span) => String(span) === get("days")) ?? 30;
  const figures = useQuery({ ...consoleQuery(api, "consoleFigures", { query: { days } }) });
  const { data } = figures;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Segmented
          aria-label={text.span}
          value={String(days)}
          options={spans.map((span) => ({ value: String(span), label: text.spans[span] }))}
          onValueChange={(value) => set({ days: value === "30" ? "" : value })}
        />
        {data && (
          <span className="text-sm text-text-muted tabular-nums">
            {data.refreshedAt
              ? fillText(text.refreshed, { time: data.refreshedAt.slice(11, 16) })
              : text.notYet}
          </span>
        )}
      </div>
      <Body query={figures}>
        {data && (
          <div className="grid gap-4" data-ready="">
            <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-4 xl:grid-cols-4">
              {cards.map((metric) => (
                <Kpi key={metric} metric={metric} data={data} />
              ))}
            </div>
            <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_21.25rem]">
              <Course data={data} />
              <Waiting />
            </div>
            <div className="grid gap-4 xl:grid-cols-2">
              <Circles circles={data.circles} />
              <Card className="pb-4">
                <CardHeader title={text.hours}>
                  <span className="text-text-muted text-xs max-md:hidden">{text.hoursHint}</span>
                </CardHeader>
                <div className="px-4 pt-1">
                  <WeekHeat hours={data.hours} />
                </div>
              </Card>
            </div>
            <Health />
          </div>
        )}
      </Body>
    </>
  );
}
