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
import { QueryBody, TableSkeleton } from "../frame/query-body.tsx";
import { queueTones, sectionIcons } from "../frame/section-icons.ts";
import { usePendingCounts } from "../frame/use-pending-counts.ts";
import { getAuditActionName } from "../list/list-cells.tsx";
import { consoleQuery, MAX_COUNTED_TOTAL } from "../queries.ts";
import { consoleText } from "../text.ts";
import { deskText as text } from "./text.ts";
import { useLastVisit } from "./use-last-visit.ts";

/** Maximum number of actions of colleagues; the log has the rest. */
const MAX_COLLEAGUE_ACTIONS = 8;
/** Number of latest actions, shown if colleagues did nothing. */
const MAX_LATEST_ACTIONS = 5;

type Kind = AnswerOf<"consoleDesk">[number];
type Item = Kind["oldest"][number];

/** URL parameters that open a pending item, or mark it in its list. */
const itemParams: { readonly [Name in Kind["name"]]: (item: Item) => Record<string, string> } = {
  reports: ({ id }) => ({ case: id }),
  review: ({ id, kind }) => ({ kind, row: id }),
  appeals: ({ id }) => ({ case: id }),
  proposals: ({ id }) => ({ row: id }),
  feedback: ({ id }) => ({ feedbackId: id }),
  devices: ({ id }) => ({ row: id }),
  orders: ({ id }) => ({ status: "0", isAsc: "asc", row: id }),
};

type PendingTileProps = ReturnType<typeof usePendingCounts>["pending"][number] & {
  /** Deadline and oldest items; undefined for kinds without a deadline. */
  deadline: Kind | undefined;
};

/** Formats the waiting time in its largest whole unit. */
function getAge(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - parseWireTime(since)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return fillText(text.ages.days, { n: Math.floor(hours / 24) });
  return hours > 0 ? fillText(text.ages.hours, { n: hours }) : fillText(text.ages.minutes, { n: minutes });
}

/** Tile of a section with pending items: count, age of the oldest, and whether it is overdue. */
function PendingTile({ name, count, tone, deadline }: PendingTileProps) {
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
          <b className="font-semibold text-page tabular-nums">{count}</b>
          <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="text-text-muted" />
        </span>
        {deadline?.oldestAt && (
          <span className="flex flex-wrap gap-x-2 text-meta text-text-muted lg:col-span-2">
            <time dateTime={toIsoTime(deadline.oldestAt)} title={deadline.oldestAt}>
              {fillText(text.oldestAge, { age: getAge(deadline.oldestAt, now) })}
            </time>
            {deadline.isLate > 0 && (
              <b className="font-semibold text-danger-text">
                {fillText(text.overdue, { n: deadline.withinHours })}
              </b>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The longest-waiting items of all kinds, oldest first. */
function LongestWaiting({ kinds }: { kinds: readonly Kind[] | undefined }) {
  const now = useNow();
  const items = (kinds ?? [])
    .flatMap(({ name, withinHours, oldest }) => oldest.map((item) => ({ name, withinHours, ...item })))
    .sort((a, b) => parseWireTime(a.waitsSince) - parseWireTime(b.waitsSince));
  return (
    <Card role="region" aria-label={text.longestWaiting} className="pb-2">
      <CardHeader title={text.longestWaiting} />
      {!kinds && <TableSkeleton />}
      <ul>
        {items.map(({ name, withinHours, ...item }) => {
          const Icon = sectionIcons[name];
          const age = getAge(item.waitsSince, now);
          return (
            <li key={`${name}.${item.kind}.${item.id}`}>
              <Link
                href={paths.console(name, itemParams[name](item))}
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
                    "flex-none text-meta tabular-nums",
                    item.isLate ? "font-semibold text-danger-text" : "text-text-muted",
                  )}
                >
                  <span key={age}>{fillText(text.waitingFor, { age })}</span>
                  {item.isLate > 0 && (
                    <span className="sr-only">{fillText(text.overdue, { n: withinHours })}</span>
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

/** List of audit log entries. */
function ActionList({ rows }: { rows: readonly RowOf<"consoleAuditList">[] }) {
  const now = useNow();
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="flex items-baseline gap-3 px-4 py-2">
          <span className="min-w-0 grow">
            <b className="font-semibold">{row.actor.nickname}</b> <span>{getAuditActionName(row)}</span>
            {row.target && <span className="wrap-anywhere">{`「${row.target}」`}</span>}
            {row.reason && <small className="block wrap-anywhere text-text-muted">{row.reason}</small>}
          </span>
          <span className="flex-none text-meta text-text-muted tabular-nums">
            {formatRelative(row.createdAt, now)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Latest actions of all operators, shown if colleagues did nothing since the last visit. */
function LatestActions() {
  const { api } = useApp();
  const log = useQuery(
    consoleQuery(api, "consoleAuditList", { query: { pageNum: 1, pageSize: MAX_LATEST_ACTIONS } }),
  );
  if (log.data?.rows.length === 0) return null;
  return (
    <Card role="region" aria-label={text.latestActions} className="pb-2">
      <CardHeader title={text.latestActions} moreHref={paths.console("audit")} />
      <QueryBody query={log}>{log.data && <ActionList rows={log.data.rows} />}</QueryBody>
    </Card>
  );
}

/** Actions of colleagues since the last visit, latest first. */
function ColleagueActions() {
  const { api } = useApp();
  const since = Math.floor(useLastVisit(useMember().userId) / 1000);
  const log = useQuery(
    consoleQuery(api, "consoleAuditList", {
      query: { since, others: 1, pageNum: 1, pageSize: MAX_COLLEAGUE_ACTIONS },
    }),
  );
  const { total = 0, rows = [] } = log.data ?? {};
  const moreText = total < MAX_COUNTED_TOTAL ? text.allActions : text.allActionsOver;
  return (
    <div className="grid gap-4">
      <Card className="pb-2">
        <CardHeader
          title={text.sinceLastVisit}
          moreHref={total > 0 ? paths.console("audit") : undefined}
          moreText={fillText(moreText, { n: formatExact(total) })}
        />
        <QueryBody query={log}>
          {rows.length === 0 && <EmptyState size="sm" title={text.noColleagueActions} />}
          <ActionList rows={rows} />
        </QueryBody>
      </Card>
      {log.data && rows.length === 0 && <LatestActions />}
    </div>
  );
}

/** Start page of the console: pending items, and actions of colleagues since the last visit. */
export function Desk() {
  const { api } = useApp();
  const { permissions } = useMember();
  const { query, pending } = usePendingCounts();
  const desk = useQuery(consoleQuery(api, "consoleDesk"));
  const canReadLog = hasPermi(permissions, "console.audit");
  // The card is shown while loading, so that the layout does not shift.
  const hasWaitingItems = desk.isPending || desk.data?.some(({ oldest }) => oldest.length > 0);
  const hasTwoColumns = canReadLog && hasWaitingItems;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="overflow-clip">
        <QueryBody query={query.data ? desk : query}>
          {pending.length === 0 ? (
            <EmptyState title={text.nothingPending} className="py-16" />
          ) : (
            <ul
              aria-label={text.pending}
              className="grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] divide-border max-lg:divide-y lg:grid"
            >
              {pending.map((section) => (
                <PendingTile
                  key={section.name}
                  {...section}
                  deadline={desk.data?.find(({ name }) => name === section.name)}
                />
              ))}
            </ul>
          )}
        </QueryBody>
      </Card>
      <div className={cn("grid grid-cols-1 items-start gap-4", hasTwoColumns && "wide:grid-cols-2")}>
        {hasWaitingItems && <LongestWaiting kinds={desk.data} />}
        {canReadLog && <ColleagueActions />}
      </div>
    </div>
  );
}
