import { hasPermi } from "@lenscape/api/permissions";
import type { AnswerOf } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconTile, type IconTileTone } from "@lenscape/ui/icon-tile";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { formatRelative } from "@lenscape/ui/lib/time";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { firstText as text } from "#copy/console-first.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { useNow } from "#shell/now.ts";
import { Body } from "./body.tsx";
import { auditWord } from "./cells.tsx";
import { useLastVisit } from "./last-visit.ts";
import { COUNTED, consoleQuery } from "./queries.ts";
import { sectionIcons } from "./section-icons.ts";

type Kind = AnswerOf<"consoleDesk">[number];

const tones: Record<Kind["name"], IconTileTone> = {
  reports: "red",
  review: "amber",
  appeals: "plum",
  feedback: "blue",
  devices: "brand",
};

/** So many of the things that others did are shown; the log has the others. */
const SHOWN = 8;

/** One kind of thing that waits: how much, since when, and its way there; in red what waits too long. */
function Waiting({ name, count, oldestAt, withinHours, isLate }: Kind) {
  const now = useNow();
  const Icon = sectionIcons[name];
  const told = isLate ? fillText(text.late, { n: withinHours }) : text.oldest;
  return (
    <li>
      <Link
        href={paths.console(name)}
        className="flex h-full flex-wrap content-start items-center justify-between gap-x-4 gap-y-1 p-4 hover:bg-surface-hover lg:grid"
      >
        <span className="flex items-center gap-2.5 text-text-secondary">
          <IconTile size="sm" tone={tones[name]}>
            <Icon />
          </IconTile>
          {text.kinds[name]}
        </span>
        <b className="font-semibold text-2xl tabular-nums">{count}</b>
        <small className={cn("w-full text-text-muted", isLate > 0 && "text-danger-text")}>
          {oldestAt ? fillText(told, { age: formatRelative(oldestAt, now) }) : text.none}
        </small>
      </Link>
    </li>
  );
}

/** What was done since the member's last visit, the latest first. */
function Since() {
  const { api } = useApp();
  const now = useNow();
  const since = Math.floor(useLastVisit(useMember().userId) / 1000);
  const log = useQuery(
    consoleQuery(api, "consoleAuditList", { query: { since, pageNum: 1, pageSize: SHOWN } }),
  );
  const { total = 0, rows = [] } = log.data ?? {};
  const all = total < COUNTED ? text.all : text.allOver;
  return (
    <Card className="pb-2">
      <CardHeader
        title={text.since}
        moreHref={paths.console("audit")}
        moreText={fillText(all, { n: formatExact(total) })}
      />
      <Body query={log}>
        {rows.length === 0 && <EmptyState size="sm" title={text.quiet} />}
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="flex items-baseline gap-3 px-4 py-2">
              <span className="min-w-0 grow">
                <b className="font-semibold">{row.actor.nickname}</b> {auditWord(row)}
                {row.target && <span className="break-all">「{row.target}」</span>}
                {row.reason && <small className="block break-all text-text-muted">{row.reason}</small>}
              </span>
              <span className="flex-none text-sm text-text-muted tabular-nums">
                {formatRelative(row.createdAt, now)}
              </span>
            </li>
          ))}
        </ul>
      </Body>
    </Card>
  );
}

/** The console's first screen: what waits for the member's decision, and what was done since they were here. */
export function Desk() {
  const { api } = useApp();
  const { permissions } = useMember();
  const desk = useQuery(consoleQuery(api, "consoleDesk"));
  return (
    <div className="grid gap-4">
      <Card className="overflow-clip">
        <Body query={desk}>
          <ul aria-label={text.waiting} className="divide-border max-lg:divide-y lg:grid lg:grid-cols-5">
            {desk.data?.map((kind) => (
              <Waiting key={kind.name} {...kind} />
            ))}
          </ul>
        </Body>
      </Card>
      {hasPermi(permissions, "console.audit") && <Since />}
    </div>
  );
}
