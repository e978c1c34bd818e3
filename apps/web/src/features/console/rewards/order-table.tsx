import { hasPermi } from "@lenscape/api/permissions";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useMember } from "#lib/app.tsx";
import { mallSharedText } from "#shell/mall/text.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { ItemCell, MemberCell } from "../list/list-cells.tsx";
import { RowActions } from "../list/row-actions.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { ShipDialog } from "./ship-dialog.tsx";
import { orderTableText as text } from "./text.ts";

type Row = RowOf<"orderManageList">;

const tones = ["accent", "info", "brand", "neutral"] as const;
const states = text.states.map((label, index) => [String(index), label] as const);

/** Delivery address and remark of an order. */
function Receiver({ receiver, remark }: Row) {
  return (
    <span className="block min-w-40 text-meta">
      {receiver ? (
        <>
          <span className="tabular-nums">{`${receiver.name} ${receiver.tel}`}</span>
          <span className="block wrap-anywhere text-text-muted">
            {`${receiver.region} ${receiver.addressDetail}`}
          </span>
        </>
      ) : (
        <span className="text-text-muted">{text.noReceiver}</span>
      )}
      {remark && (
        <span className="block wrap-anywhere text-text-muted">{fillText(text.remark, { text: remark })}</span>
      )}
    </span>
  );
}

function State(row: Row) {
  const note =
    row.status === 3
      ? row.cancelReason
        ? fillText(text.cancelled, { reason: row.cancelReason })
        : text.cancelledByMember
      : row.trackingNo && fillText(text.parcel, { company: row.company, no: row.trackingNo });
  return (
    <>
      <Tag tone={tones[row.status]}>{text.states[row.status]}</Tag>
      {note && <small className="block max-w-40 break-words text-text-muted">{note}</small>}
    </>
  );
}

const columns: readonly Column<Row>[] = [
  {
    title: text.orderNo,
    className: NUMERIC_CELL,
    cell: (row) => (
      <>
        <span>{row.orderNo}</span>
        <small className="block text-text-muted">{row.createdAt.slice(0, 16)}</small>
      </>
    ),
  },
  {
    title: text.goods,
    cell: (row) => (
      <ItemCell
        src={row.coverUrl}
        title={row.goodsName}
        note={[
          row.spec,
          fillText(mallSharedText.pieces, { n: row.quantity }),
          fillText(mallSharedText.paidPoints, { n: formatExact(row.totalPoints) }),
        ]
          .filter(Boolean)
          .join("，")}
      />
    ),
  },
  { title: tableText.member, cell: (row) => <MemberCell user={row.user} /> },
  { title: text.receiver, cell: (row) => <Receiver {...row} /> },
  { title: tableText.state, cell: (row) => <State {...row} /> },
];

/** Orders of all members, with actions to ship, complete and cancel them. */
export function OrderTable() {
  const { permissions } = useMember();
  const [dialog, setDialog] = useState<{ kind: "ship" | "cancel"; row: Row }>();
  const close = () => setDialog(undefined);
  const canShip = hasPermi(permissions, "order.ship");
  return (
    <>
      <ConsoleList
        id="orderManageList"
        label={consoleText.sections.orders}
        columns={columns}
        empty={consoleText.emptyHints.orders}
        getKey={({ id }) => id}
        filters={[
          { name: "orderNo", label: text.search },
          { name: "status", label: tableText.state, options: states },
          {
            name: "isAsc",
            label: consoleText.order,
            allLabel: consoleText.newest,
            options: [["asc", consoleText.oldest]],
          },
        ]}
        actions={(row) => (
          <RowActions
            name={row.orderNo}
            actions={[
              row.status === 0 &&
                canShip && {
                  label: text.ship,
                  isProminent: true,
                  open: () => setDialog({ kind: "ship", row }),
                },
              row.status === 0 && {
                label: text.cancelTitle,
                icon: Undo2,
                danger: true,
                open: () => setDialog({ kind: "cancel", row }),
              },
              row.status === 1 && {
                label: text.complete,
                question: fillText(text.completeQuestion, { name: row.goodsName }),
                run: (api) => api.call("orderManageComplete", { body: { orderId: row.id } }),
              },
            ]}
          />
        )}
      />
      {dialog?.kind === "ship" && (
        <ShipDialog
          name={`ship.${dialog.row.id}`}
          onSend={(api, parcel) =>
            api.call("orderManageShip", { body: { orderId: dialog.row.id, ...parcel }, silent: true })
          }
          onClose={close}
        >
          <ItemCell src={dialog.row.coverUrl} title={dialog.row.goodsName} note={dialog.row.orderNo} />
          <Receiver {...dialog.row} />
        </ShipDialog>
      )}
      {dialog?.kind === "cancel" && (
        <FormDialog
          name={`cancel.${dialog.row.id}`}
          title={text.cancelTitle}
          submit={text.cancelTitle}
          tone="danger"
          description={fillText(text.cancelDescription, {
            name: dialog.row.goodsName,
            n: formatExact(dialog.row.totalPoints),
            who: dialog.row.user.nickname,
          })}
          fields={[{ name: "reason", label: tableText.reason, required: true, max: 100 }]}
          onSubmit={(api, body: Pick<BodyOf<"orderManageCancel">, "reason">) =>
            api.call("orderManageCancel", { body: { orderId: dialog.row.id, ...body }, silent: true })
          }
          onClose={close}
        />
      )}
    </>
  );
}
