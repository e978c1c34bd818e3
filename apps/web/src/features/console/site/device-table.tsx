import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Textarea } from "@lenscape/ui/textarea";
import { useState } from "react";
import { deviceText } from "#shell/devices/text.ts";
import { useConsoleAction } from "../console-action.ts";
import { type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { ItemCell, MemberCell, RowButton } from "../list/list-cells.tsx";
import { FactList, PictureList } from "../list/row-details.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { deviceTableText as text } from "./text.ts";

type Row = RowOf<"deviceReviewList">;

const tones = ["accent", "brand", "danger", "neutral", "neutral"] as const;
const states = text.states.map((label, index) => [String(index), label] as const).slice(1);

const columns: readonly Column<Row>[] = [
  { title: tableText.member, cell: (row) => <MemberCell user={row.user} /> },
  {
    title: text.model,
    cell: (row) => (
      <ItemCell src={row.picUrl} title={row.modelName} note={fillText(text.attempts, { n: row.attempts })} />
    ),
  },
  {
    title: text.sn,
    className: NUMERIC_CELL,
    cell: (row) => (
      <>
        <span className="font-mono">{row.sn}</span>
        {row.snTaken === 1 && (
          <span className="block">
            <Tag tone="danger">{text.serialTaken}</Tag>
          </span>
        )}
      </>
    ),
  },
  {
    title: text.purchase,
    className: NUMERIC_CELL,
    cell: (row) => (
      <>
        <span>{row.purchaseAt}</span>
        <small className="block text-text-muted">{deviceText.channels[row.channel]}</small>
      </>
    ),
  },
  { title: text.submittedAt, className: NUMERIC_CELL, cell: (row) => row.createdAt.slice(0, 16) },
  {
    title: tableText.state,
    cell: (row) => (
      <>
        <Tag tone={tones[row.authStatus]}>{text.states[row.authStatus]}</Tag>
        {row.reason && <small className="line-clamp-2 text-text-muted">{row.reason}</small>}
      </>
    ),
  },
];

/** Details of a device certification with its decision. */
function ReviewDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const [pass, passing] = useConsoleAction(async (api) => {
    await api.call("deviceReviewPass", { body: { id: row.id } });
    onClose();
  });
  const [refuse, refusing] = useConsoleAction(async (api) => {
    if (reason.trim() === "") {
      setError(text.rejectReasonMissing);
      return false;
    }
    await api.call("deviceReviewRefuse", { body: { id: row.id, reason: reason.trim() } });
    onClose();
  });
  const isPending = row.authStatus === 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      // Focuses the dialog instead of the reason field, which is below the content and only needed for a rejection.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (event.currentTarget as HTMLElement).focus();
      }}
      title={text.title}
      description={isPending ? text.passHint : undefined}
      footer={
        isPending && (
          <>
            <Button className="text-danger-text" loading={refusing} onClick={() => refuse()}>
              {text.reject}
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
          {row.snTaken === 1 && <Tag tone="danger">{text.serialTaken}</Tag>}
        </div>
        <FactList
          facts={[
            [text.model, row.modelName],
            [text.sn, row.sn],
            [deviceText.channel, deviceText.channels[row.channel]],
            [text.orderNo, row.orderNo],
            [deviceText.purchaseAt, row.purchaseAt],
            [text.submittedAt, row.createdAt],
            [tableText.reason, row.reason],
          ]}
        />
        <PictureList images={row.imageList} large />
        {isPending ? (
          <Field label={text.rejectReason} error={error}>
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
            <p className="text-meta text-text-muted">
              {fillText(text.reviewedBy, { name: row.reviewer, time: row.reviewedAt })}
            </p>
          )
        )}
      </div>
    </Dialog>
  );
}

/** Device certifications, the oldest pending ones first. */
export function DeviceTable() {
  const [openRow, setOpenRow] = useState<Row>();
  return (
    <>
      <ConsoleList
        id="deviceReviewList"
        label={consoleText.sections.devices}
        columns={columns}
        empty={consoleText.emptyHints.devices}
        getKey={({ id }) => id}
        filters={[{ name: "authStatus", label: tableText.state, allLabel: text.states[0], options: states }]}
        actions={(row) => (
          <RowButton isProminent={row.authStatus === 0} onClick={() => setOpenRow(row)}>
            {row.authStatus === 0 ? text.review : tableText.view}
          </RowButton>
        )}
      />
      {openRow && <ReviewDialog row={openRow} onClose={() => setOpenRow(undefined)} />}
    </>
  );
}
