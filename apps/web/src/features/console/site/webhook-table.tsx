import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { KeyRound, Send } from "lucide-react";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { SecretDialog } from "#shell/sign-in/secret-dialog.tsx";
import { refreshConsole } from "../console-action.ts";
import type { FormField } from "../form/form-values.ts";
import { type Column, NUMERIC_CELL } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { webhookText as text, webhookEventText } from "./text.ts";
import { WebhookLog } from "./webhook-log.tsx";

type Row = RowOf<"webhookList">;

const secretText = {
  title: text.secretTitle,
  lead: text.secretHint,
  label: text.secret,
  copy: text.copy,
  copied: text.copied,
  copyFailed: text.copyFailed,
  done: text.secretDone,
};

/** Tag that shows whether events are sent. */
function State({ row }: { row: Row }) {
  if (row.stoppedReason) return <Tag tone="danger">{text.states.stopped}</Tag>;
  return row.isEnabled ? <Tag tone="brand">{text.states.on}</Tag> : <Tag>{text.states.off}</Tag>;
}

/** Describes pending and failed deliveries; empty for a webhook without deliveries. */
function describeBacklog({ pending, failed, lastDeliveredAt }: Row): string {
  const parts = [
    pending > 0 && fillText(text.pendingCount, { n: pending }),
    failed > 0 && fillText(text.failedCount, { n: failed }),
  ].filter(Boolean);
  return parts.join("，") || (lastDeliveredAt && text.allDelivered);
}

const columns: readonly Column<Row>[] = [
  {
    title: text.name,
    cell: (row) => (
      <span className="grid min-w-48">
        <span className="wrap-anywhere">{row.name}</span>
        <small className="text-text-muted wrap-anywhere">{row.url}</small>
      </span>
    ),
  },
  {
    title: text.events,
    cell: (row) => row.events.map((event) => webhookEventText[event]).join("、"),
  },
  { title: tableText.state, cell: (row) => <State row={row} /> },
  {
    title: text.lastDelivered,
    className: NUMERIC_CELL,
    cell: (row) => (
      <span className="grid">
        <span>{row.lastDeliveredAt.slice(0, 16) || text.never}</span>
        <small className="text-text-muted">{describeBacklog(row)}</small>
      </span>
    ),
  },
];

const fields = (): FormField[] => [
  { name: "name", label: text.name, required: true, max: 30, help: text.nameHint, wide: true },
  { name: "url", label: text.url, required: true, max: 500, help: text.urlHint, wide: true },
  {
    name: "events",
    label: text.events,
    kind: "checkboxes",
    required: true,
    options: Object.entries(webhookEventText),
    wide: true,
  },
  { name: "isEnabled", label: text.enabled, kind: "checkbox", wide: true },
];

/** Webhooks, with actions to test them, rotate their secret, and open their delivery log. */
export function WebhookTable() {
  const [secret, setSecret] = useState("");
  const [logRow, setLogRow] = useState<Row>();
  const app = useApp();
  const closeLog = () => {
    setLogRow(undefined);
    // The log may have received newer results than the table.
    void refreshConsole(app);
  };
  return (
    <>
      <EditableTable
        id="webhookList"
        itemName={text.webhook}
        label={consoleText.sections.webhooks}
        columns={columns}
        empty={text.empty}
        fields={fields}
        getInitialValues={(row) => row ?? { isEnabled: 1 }}
        getName={({ name }) => name}
        save={async (api, form: BodyOf<"webhookSave">, { id }) => {
          const body = { ...form, ...(id && { id }) };
          setSecret((await api.call("webhookSave", { body, silent: true })).secret);
        }}
        remove={(api, id) => api.call("webhookDel", { body: { id } })}
        moreActions={(row) => [
          { label: text.log, open: () => setLogRow(row) },
          {
            label: text.ping,
            icon: Send,
            // Returns false to show no success message, because the result is shown in the log.
            run: async (api) => {
              await api.call("webhookPing", { body: { id: row.id } });
              setLogRow(row);
              return false;
            },
          },
          {
            label: text.rotate,
            icon: KeyRound,
            question: text.rotateQuestion,
            run: async (api) => {
              setSecret((await api.call("webhookRotate", { body: { id: row.id } })).secret);
            },
          },
        ]}
      />
      {secret && <SecretDialog text={secretText} secret={secret} onClose={() => setSecret("")} />}
      {logRow && <WebhookLog webhook={logRow} onClose={closeLog} />}
    </>
  );
}
