import { hasPermi } from "@lenscape/api/permissions";
import type { AnswerOf, RowOf } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconTile } from "@lenscape/ui/icon-tile";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { formatRelative, parseWireTime, toIsoTime } from "@lenscape/ui/lib/time";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { Body, Waiting as Placeholders } from "../frame/console-query-body.tsx";
import { queueTones, sectionIcons } from "../frame/section-icons.ts";
import { useWaiting } from "../frame/use-pending-counts.ts";
import { auditWord } from "../list/list-cells.tsx";
import { COUNTED, consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { firstText as text } from "./first-steps-text.ts";
import { useLastVisit } from "./use-last-visit.ts";

/** So many of the things that others did are shown; the log has the others. */
const SHOWN = 8;
/** So many of the last acts stand where others did nothing. */
const LATEST = 5;

type Kind = AnswerOf<"consoleDesk">[number];
type Item = Kind["oldest"][number];

/** Where each is decided: opened, where its queue opens one, else marked among those that have waited as long. */
const ways: { readonly [Name in Kind["name"]]: (item: Item) => Record<string, string> } = {
  reports: ({ id }) => ({ case: id }),
  review: ({ id, kind }) => ({ kind, row: id }),
  appeals: ({ id }) => ({ case: id }),
  proposals: ({ id }) => ({ row: id }),
  feedback: ({ id }) => ({ feedbackId: id }),
  devices: ({ id }) => ({ row: id }),
  orders: ({ id }) => ({ status: "0", isAsc: "asc", row: id }),
};

type WaitingProps = ReturnType<typeof useWaiting>["waiting"][number] & {
  /** Since when the oldest waits, of the kinds that are to be answered within a time. */
  since: Kind | undefined;
};

/** How long something waits, in its largest whole unit. */
function ageOf(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - parseWireTime(since)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return fillText(text.ages.days, { n: Math.floor(hours / 24) });
  return hours > 0 ? fillText(text.ages.hours, { n: hours }) : fillText(text.ages.minutes, { n: minutes });
}

/** One kind of thing that waits: how much, since when, and its way there; in red what waits too long. */
function Waiting({ name, count, tone, since }: WaitingProps) {
  const now = useNow();
  const Icon = sectionIcons[name];
  return (
    <li>
      <Link
        href={paths.console(name)}
        className="grid h-full grid-cols-[auto_minmax(0,1fr)_auto] content-start items-center gap-x-2.5 gap-y-1 p-4 hover:bg-surface-hover"
      >
        <IconTile size="sm" tone={tone} className="max-lg:row-span-2">
          <Icon />
        </IconTile>
        <span className="text-text-secondary lg:col-span-2">{consoleText.sections[name]}</span>
        <span className="flex items-center gap-2 max-lg:row-span-2 lg:col-span-2">
          <b className="font-semibold text-2xl tabular-nums">{count}</b>
          <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="text-text-muted" />
        </span>
        {since?.oldestAt && (
          <span className="flex flex-wrap gap-x-2 text-sm text-text-muted lg:col-span-2">
            <time dateTime={toIsoTime(since.oldestAt)} title={since.oldestAt}>
              {fillText(text.oldest, { age: ageOf(since.oldestAt, now) })}
            </time>
            {since.isLate > 0 && (
              <b className="font-semibold text-danger-text">
                {fillText(text.late, { n: since.withinHours })}
              </b>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}

/** What has waited longest, of all kinds together: whose, what it is, how long, and its way to where it is decided. */
function Longest({ kinds }: { kinds: readonly Kind[] | undefined }) {
  const now = useNow();
  const items = (kinds ?? [])
    .flatMap(({ name, withinHours, oldest }) => oldest.map((item) => ({ name, withinHours, ...item })))
    .sort((a, b) => parseWireTime(a.waitsSince) - parseWireTime(b.waitsSince));
  return (
    <Card role="region" aria-label={text.longest} className="pb-2">
      <CardHeader title={text.longest} />
      {!kinds && <Placeholders />}
      <ul>
        {items.map(({ name, withinHours, ...item }) => {
          const Icon = sectionIcons[name];
          return (
            <li key={`${name}.${item.kind}.${item.id}`}>
              <Link
                href={paths.console(name, ways[name](item))}
                className="flex items-center gap-3 px-4 py-2 hover:bg-surface-hover"
              >
                <IconTile size="sm" tone={queueTones[name]}>
                  <Icon />
                </IconTile>
                <span className="min-w-0 grow">
                  <span className="block truncate">
                    {[item.user.nickname, item.title].filter(Boolean).join("：")}
                  </span>
                  <small className="block truncate text-text-muted">{consoleText.sections[name]}</small>
                </span>
                <time
                  dateTime={toIsoTime(item.waitsSince)}
                  title={item.waitsSince}
                  className={cn(
                    "flex-none text-sm tabular-nums",
                    item.isLate ? "font-semibold text-danger-text" : "text-text-muted",
                  )}
                >
                  {fillText(text.waits, { age: ageOf(item.waitsSince, now) })}
                  {item.isLate > 0 && (
                    <span className="sr-only">{fillText(text.late, { n: withinHours })}</span>
                  )}
                </time>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Acts of the log, one row each: who did what to what, why, and when. */
function Acts({ rows }: { rows: readonly RowOf<"consoleAuditList">[] }) {
  const now = useNow();
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="flex items-baseline gap-3 px-4 py-2">
          <span className="min-w-0 grow">
            <b className="font-semibold">{row.actor.nickname}</b> {auditWord(row)}
            {row.target && <span className="wrap-anywhere">「{row.target}」</span>}
            {row.reason && <small className="block wrap-anywhere text-text-muted">{row.reason}</small>}
          </span>
          <span className="flex-none text-sm text-text-muted tabular-nums">
            {formatRelative(row.createdAt, now)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was done last, one's own acts among it, for whom nobody did anything since the last visit. */
function Latest() {
  const { api } = useApp();
  const log = useQuery(consoleQuery(api, "consoleAuditList", { query: { pageNum: 1, pageSize: LATEST } }));
  if (log.data?.rows.length === 0) return null;
  return (
    <Card role="region" aria-label={text.latest} className="pb-2">
      <CardHeader title={text.latest} moreHref={paths.console("audit")} />
      <Body query={log}>{log.data && <Acts rows={log.data.rows} />}</Body>
    </Card>
  );
}

/** What others did since the member's last visit, the latest first. */
function Since() {
  const { api } = useApp();
  const since = Math.floor(useLastVisit(useMember().userId) / 1000);
  const log = useQuery(
    consoleQuery(api, "consoleAuditList", { query: { since, others: 1, pageNum: 1, pageSize: SHOWN } }),
  );
  const { total = 0, rows = [] } = log.data ?? {};
  const all = total < COUNTED ? text.all : text.allOver;
  return (
    <div className="grid gap-4">
      <Card className="pb-2">
        <CardHeader
          title={text.since}
          moreHref={total > 0 ? paths.console("audit") : undefined}
          moreText={fillText(all, { n: formatExact(total) })}
        />
        <Body query={log}>
          {rows.length === 0 && <EmptyState size="sm" title={text.quiet} />}
          <Acts rows={rows} />
        </Body>
      </Card>
      {log.data && rows.length === 0 && <Latest />}
    </div>
  );
}

/** The console's first screen: what waits for the member's decision, and what others did since they were here. */
export function Desk() {
  const { api } = useApp();
  const { permissions } = useMember();
  const { query, waiting } = useWaiting();
  const desk = useQuery(consoleQuery(api, "consoleDesk"));
  const mayRead = hasPermi(permissions, "console.audit");
  /** Its place is kept until it is known that nothing waits. */
  const hasLongest = desk.isPending || desk.data?.some(({ oldest }) => oldest.length > 0);
  const isBeside = mayRead && hasLongest;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="overflow-clip">
        <Body query={query.data ? desk : query}>
          {waiting.length === 0 ? (
            <EmptyState title={text.nothing} className="py-16" />
          ) : (
            <ul
              aria-label={text.waiting}
              className="grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] divide-border max-lg:divide-y lg:grid"
            >
              {waiting.map((part) => (
                <Waiting
                  key={part.name}
                  {...part}
                  since={desk.data?.find(({ name }) => name === part.name)}
                />
              ))}
            </ul>
          )}
        </Body>
      </Card>
      <div className={cn("grid grid-cols-1 items-start gap-4", isBeside && "xl:grid-cols-2")}>
        {hasLongest && <Longest kinds={desk.data} />}
        {mayRead && <Since />}
      </div>
    </div>
  );
}
