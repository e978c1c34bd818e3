import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { KeyRound, Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { SecretDialog } from "#shell/sign-in/secret-dialog.tsx";
import { refreshConsole } from "../console-action.ts";
import type { FormField } from "../form/form-values.ts";
import { type Column, FIGURES } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { WebhookLog } from "./webhook-log.tsx";
import { webhookText as text, webhookEventText } from "./webhook-text.ts";

type Row = RowOf<"webhookList">;

const secretText = {
  title: text.secretTitle,
  lead: text.secretLead,
  label: text.secret,
  copy: text.copy,
  copied: text.copied,
  copyFailed: text.copyFailed,
  done: text.secretDone,
};

/** Whether events are sent there. */
function State({ row }: { row: Row }) {
  if (row.stoppedReason) return <Tag tone="danger">{text.states.stopped}</Tag>;
  return row.isEnabled ? <Tag tone="brand">{text.states.on}</Tag> : <Tag>{text.states.off}</Tag>;
}

/** What has not arrived, and how much of it was given up; all has only where something was sent. */
function outstanding({ pending, failed, lastDeliveredAt }: Row): ReactNode {
  const parts = [
    pending > 0 && fillText(text.waiting, { n: pending }),
    failed > 0 && fillText(text.failed, { n: failed }),
  ].filter(Boolean);
  return parts.join("，") || (lastDeliveredAt && text.clear);
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
  { title: deskText.state, cell: (row) => <State row={row} /> },
  {
    title: text.last,
    className: FIGURES,
    cell: (row) => (
      <span className="grid">
        <span>{row.lastDeliveredAt.slice(0, 16) || text.never}</span>
        <small className="text-text-muted">{outstanding(row)}</small>
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
    kind: "choices",
    required: true,
    options: Object.entries(webhookEventText),
    wide: true,
  },
  { name: "isEnabled", label: text.enabled, kind: "flag", wide: true },
];

/** Where events are sent, with a test, a new secret and what became of each delivery. */
export function WebhookTable() {
  const [secret, setSecret] = useState("");
  const [shown, setShown] = useState<Row>();
  const app = useApp();
  const closeLog = () => {
    setShown(undefined);
    // Meanwhile something may have arrived.
    void refreshConsole(app);
  };
  return (
    <>
      <DeskTable
        id="webhookList"
        thing={text.thing}
        label={consoleText.sections.webhooks}
        columns={columns}
        empty={text.none}
        fields={fields}
        begin={(row) => row ?? { isEnabled: 1 }}
        nameOf={({ name }) => name}
        save={async (api, form: BodyOf<"webhookSave">, { id }) => {
          const body = { ...form, ...(id && { id }) };
          setSecret((await api.call("webhookSave", { body, silent: true })).secret);
        }}
        remove={(api, id) => api.call("webhookDel", { body: { id } })}
        more={(row) => [
          { label: text.log, open: () => setShown(row) },
          {
            label: text.ping,
            icon: Send,
            // What comes of it, the record says; that it was asked for is not done.
            act: async (api) => {
              await api.call("webhookPing", { body: { id: row.id } });
              setShown(row);
              return false;
            },
          },
          {
            label: text.rotate,
            icon: KeyRound,
            ask: text.rotateQuestion,
            act: async (api) => {
              setSecret((await api.call("webhookRotate", { body: { id: row.id } })).secret);
            },
          },
        ]}
      />
      {secret && <SecretDialog text={secretText} secret={secret} onClose={() => setSecret("")} />}
      {shown && <WebhookLog webhook={shown} onClose={closeLog} />}
    </>
  );
}
