import type { AnswerOf } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { FoldSummary } from "#shell/forms/fold.tsx";
import { useLoadedSiteInfo } from "#shell/frame/site-info.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { consoleQuery } from "../queries.ts";
import { formatBytes } from "./chart.ts";
import { figuresText as text } from "./text.ts";

type Job = AnswerOf<"consoleHealth">["jobs"][number];
type Backup = NonNullable<AnswerOf<"consoleHealth">["backup"]>;

/** Row of the last verified backup, marked when it is missing or too old, with the reason of a later failure. */
function BackupRow({ verifiedAt, bytes, isLate, failedAt, failure }: Backup) {
  const value = { time: verifiedAt.slice(0, 16), bytes: formatBytes(bytes) };
  return (
    <div className="flex justify-between gap-4">
      <dt className="flex-none text-text-muted">{text.backup}</dt>
      <dd className="min-w-0 text-right tabular-nums">
        <span>{verifiedAt ? fillText(text.backupSummary, value) : text.noBackup}</span>
        {isLate === 1 && verifiedAt && (
          <Tag tone="danger" className="ml-2">
            {text.backupLate}
          </Tag>
        )}
        {failure && (
          <small className="block wrap-anywhere text-danger-text">
            {fillText(text.backupFailed, { time: failedAt.slice(5, 16), reason: failure })}
          </small>
        )}
      </dd>
    </div>
  );
}

/** List of scheduled jobs with the result of their last run. */
function JobList({ jobs, className }: { jobs: Job[]; className?: string }) {
  return (
    <ul aria-label={text.jobs} className={cn("grid gap-2.5", className)}>
      {jobs.map(({ name, lastAt, lastOk, tookMs, failure }) => (
        <li key={name} className="flex items-baseline gap-3 max-xs:flex-wrap">
          <span className="min-w-0 grow">
            <span>{text.jobNames[name] ?? name}</span>
            {failure && <small className="block wrap-anywhere text-danger-text">{failure}</small>}
          </span>
          <span className="flex-none text-text-muted tabular-nums max-xs:flex-initial">
            {fillText(text.jobAt, { time: lastAt.slice(5, 16), ms: tookMs })}
          </span>
          <Tag tone={lastOk ? "brand" : "danger"}>{lastOk ? text.jobOk : text.jobFailed}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Version, database, storage and scheduled jobs of the service. Successful jobs are collapsed. */
export function ServiceHealth() {
  const { api } = useApp();
  const health = useQuery(consoleQuery(api, "consoleHealth"));
  const site = useLoadedSiteInfo();
  const host = site?.passkeyHost;
  const passkeys = site && (host ? fillText(text.passkeysEnabled, { host }) : text.passkeysDisabled);
  const { data } = health;
  const failed = data?.jobs.filter(({ lastOk }) => !lastOk) ?? [];
  const succeeded = data?.jobs.filter(({ lastOk }) => lastOk) ?? [];
  const facts: [label: string, value: string][] = data
    ? [
        [text.version, data.version],
        [text.engine, fillText(text.engines[data.engine], { version: data.engineVersion })],
        [text.startedAt, data.startedAt.slice(0, 16)],
        [text.databaseBytes, formatBytes(data.databaseBytes)],
        [
          text.uploads,
          fillText(text.uploadsSummary, { n: data.uploads, bytes: formatBytes(data.uploadBytes) }),
        ],
        [text.pendingLinks, String(data.waitingLinks)],
        ...(passkeys ? [[text.passkeys, passkeys] as [string, string]] : []),
      ]
    : [];
  return (
    <Card className="pb-4">
      <CardHeader title={text.health} />
      <QueryBody query={health}>
        <div className="grid gap-x-10 gap-y-4 px-4 pt-1 wide:grid-cols-2">
          <dl className="grid content-start gap-2.5 text-meta">
            {facts.map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="flex-none text-text-muted">{label}</dt>
                <dd className="text-right tabular-nums">{value}</dd>
              </div>
            ))}
            {data?.backup && <BackupRow {...data.backup} />}
          </dl>
          <div className="grid content-start gap-2.5 text-meta">
            {data?.jobs.length === 0 && <p className="text-text-muted">{text.noJobs}</p>}
            {failed.length > 0 && <JobList jobs={failed} />}
            {succeeded.length > 0 && (
              <details className="group">
                <FoldSummary>
                  {fillText(failed.length > 0 ? text.othersOk : text.allOk, { n: succeeded.length })}
                </FoldSummary>
                <JobList jobs={succeeded} className="mt-2" />
              </details>
            )}
          </div>
        </div>
      </QueryBody>
    </Card>
  );
}
