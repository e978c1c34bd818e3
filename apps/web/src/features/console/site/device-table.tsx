import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Textarea } from "@lenscape/ui/textarea";
import { useState } from "react";
import { deviceText } from "#copy/device-text.ts";
import { useAct } from "../console-action.ts";
import { type Column, ConsoleList, FIGURES } from "../list/console-list.tsx";
import { ItemCell, MemberCell, RowButton } from "../list/list-cells.tsx";
import { Facts, Pictures } from "../list/row-details.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleDevicesText as text } from "./device-table-text.ts";

type Row = RowOf<"deviceReviewList">;

const tones = ["accent", "brand", "danger", "neutral", "neutral"] as const;
const states = text.states.map((label, index) => [String(index), label] as const).slice(1);

const columns: readonly Column<Row>[] = [
  { title: deskText.member, cell: (row) => <MemberCell user={row.user} /> },
  {
    title: text.model,
    cell: (row) => (
      <ItemCell src={row.picUrl} title={row.modelName} note={fillText(text.attempts, { n: row.attempts })} />
    ),
  },
  {
    title: text.sn,
    className: FIGURES,
    cell: (row) => (
      <>
        <span className="font-mono">{row.sn}</span>
        {row.snTaken === 1 && (
          <span className="block">
            <Tag tone="danger">{text.taken}</Tag>
          </span>
        )}
      </>
    ),
  },
  {
    title: text.bought,
    className: FIGURES,
    cell: (row) => (
      <>
        {row.purchaseAt}
        <small className="block text-text-muted">{deviceText.channels[row.channel]}</small>
      </>
    ),
  },
  { title: text.submitted, className: FIGURES, cell: (row) => row.createdAt.slice(0, 16) },
  {
    title: deskText.state,
    cell: (row) => (
      <>
        <Tag tone={tones[row.authStatus]}>{text.states[row.authStatus]}</Tag>
        {row.reason && <small className="line-clamp-2 text-text-muted">{row.reason}</small>}
      </>
    ),
  },
];

function ReviewDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const [pass, passing] = useAct(async (api) => {
    await api.call("deviceReviewPass", { body: { id: row.id } });
    onClose();
  });
  const [refuse, refusing] = useAct(async (api) => {
    if (reason.trim() === "") {
      setError(text.refuseMissing);
      return false;
    }
    await api.call("deviceReviewRefuse", { body: { id: row.id, reason: reason.trim() } });
    onClose();
  });
  const waiting = row.authStatus === 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      // What is looked at is above; a reason is needed only for not passing it.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (event.currentTarget as HTMLElement).focus();
      }}
      title={text.title}
      description={waiting ? text.passHint : undefined}
      footer={
        waiting && (
          <>
            <Button className="text-danger-text" loading={refusing} onClick={() => refuse()}>
              {text.refuse}
            </Button>
            <Button tone="primary" loading={passing} onClick={() => pass()}>
              {text.pass}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <MemberCell user={row.user} />
          {row.snTaken === 1 && <Tag tone="danger">{text.taken}</Tag>}
        </div>
        <Facts
          facts={[
            [text.model, row.modelName],
            [text.sn, row.sn],
            [deviceText.channel, deviceText.channels[row.channel]],
            [text.orderNo, row.orderNo],
            [deviceText.purchaseAt, row.purchaseAt],
            [text.submitted, row.createdAt],
            [deskText.reason, row.reason],
          ]}
        />
        <Pictures images={row.imageList} large />
        {waiting ? (
          <Field label={text.refuseReason} error={error}>
            <Textarea
              rows={3}
              maxLength={200}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                setError("");
              }}
            />
          </Field>
        ) : (
          row.reviewer && (
            <p className="text-sm text-text-muted">
              {fillText(text.reviewed, { name: row.reviewer, time: row.reviewedAt })}
            </p>
          )
        )}
      </div>
    </Dialog>
  );
}

/** The applications for authentication, the earliest of those that wait first. */
export function DeviceTable() {
  const [opened, setOpened] = useState<Row>();
  return (
    <>
      <ConsoleList
        id="deviceReviewList"
        label={consoleText.sections.devices}
        columns={columns}
        empty={consoleText.comes.devices}
        keyOf={({ id }) => id}
        filters={[{ name: "authStatus", label: deskText.state, whole: text.states[0], options: states }]}
        acts={(row) => (
          <RowButton strong={row.authStatus === 0} onClick={() => setOpened(row)}>
            {row.authStatus === 0 ? text.review : deskText.see}
          </RowButton>
        )}
      />
      {opened && <ReviewDialog row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
