import type { AnswerOf, RowOf } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { Card } from "@lenscape/ui/card";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { useConsoleAction } from "../console-action.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { type Column, ConsoleList } from "../list/console-list.tsx";
import { RowButton } from "../list/list-cells.tsx";
import { tableText } from "../list/text.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { MailTest } from "./mail-test.tsx";
import { mailText as text } from "./text.ts";

type Row = RowOf<"consoleMailList">;

const tones = { pending: "info", sent: "brand", failed: "danger" } as const;

/** Describes the delivery of a mail: sent, next attempt, or queued. */
function describeDelivery({ state, attempts, createdAt, sentAt, nextAt }: Row): string {
  if (state === "sent") return fillText(text.sentAt, { time: sentAt.slice(5, 16) });
  if (state === "pending" && attempts > 0)
    return fillText(text.nextAt, { n: attempts, time: nextAt.slice(11, 16) });
  return fillText(text.queuedAt, { time: createdAt.slice(5, 16) });
}

const columns: readonly Column<Row>[] = [
  { title: text.mail, cell: (row) => <span className="wrap-anywhere">{row.title}</span> },
  { title: text.receiver, cell: (row) => <span className="wrap-anywhere">{row.email}</span> },
  {
    title: tableText.state,
    cell: (row) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>,
  },
  {
    title: text.delivery,
    cell: (row) => (
      <span className="grid tabular-nums">
        <span>{describeDelivery(row)}</span>
        {row.answer && <small className="text-text-muted">{row.answer}</small>}
      </span>
    ),
  },
];

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <Card asChild className="grid content-start gap-0.5 px-5 py-4">
      <div>
        <dt className="text-meta text-text-muted">{label}</dt>
        <dd className="font-semibold text-page tabular-nums">{value}</dd>
        {note && <dd className="text-meta text-text-muted wrap-anywhere">{note}</dd>}
      </div>
    </Card>
  );
}

/** Mail statistics and the state of the mail server. */
function MailStatus({ data }: { data: AnswerOf<"consoleMailStatus"> }) {
  const { isConfigured, host, from, sentToday, pending, failed, trouble } = data;
  const state = isConfigured ? (trouble ? text.failing : text.working) : text.notConfigured;
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-4 wide:grid-cols-4">
        <Figure label={text.sentToday} value={formatExact(sentToday)} />
        <Figure label={text.pending} value={formatExact(pending)} />
        <Figure label={text.failed} value={formatExact(failed)} />
        <Figure label={text.server} value={state} note={[host, from].filter(Boolean).join("，")} />
      </dl>
      {trouble && <Alert tone="danger">{`${trouble}。${text.queueHint}`}</Alert>}
      {isConfigured ? <MailTest /> : <Alert>{text.setupHint}</Alert>}
    </div>
  );
}

/** Outgoing mail with the status of the mail server and a test. */
export function MailTable() {
  const status = useQuery(consoleQuery(useApp().api, "consoleMailStatus"));
  const [retry] = useConsoleAction((api, id: string) => api.call("consoleMailRetry", { body: { id } }));
  return (
    <div className="grid gap-4">
      <QueryBody query={status}>{status.data && <MailStatus data={status.data} />}</QueryBody>
      <ConsoleList
        id="consoleMailList"
        label={consoleText.sections.mail}
        columns={columns}
        getKey={({ id }) => id}
        filters={[{ name: "state", label: tableText.state, options: Object.entries(text.states) }]}
        empty={text.empty}
        actions={({ id, state }) =>
          state === "failed" && <RowButton onClick={() => retry(id)}>{text.retry}</RowButton>
        }
      />
    </div>
  );
}
