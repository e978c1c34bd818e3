import type { RowOf } from "@lenscape/api/types";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { ItemCell, MemberCell, RowButton } from "../list/list-cells.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { ShipDialog } from "./ship-dialog.tsx";
import { orderTableText, prizeTableText as text } from "./text.ts";

type Row = RowOf<"prizeManageList">;

const tones = ["accent", "info", "brand"] as const;
const states = text.states.map((label, index) => [String(index), label] as const);

/** Delivery address of a prize. */
const DeliveryAddress = ({ address }: Row) =>
  address ? (
    <span className="block min-w-40 text-meta">
      <span className="tabular-nums">{`${address.name} ${address.tel}`}</span>
      <span className="block wrap-anywhere text-text-muted">{address.address}</span>
    </span>
  ) : (
    <span>{tableText.none}</span>
  );

const columns: readonly Column<Row>[] = [
  { title: text.claimNo, className: NUMERIC_CELL, cell: (row) => row.claimNo },
  { title: text.name, cell: (row) => <ItemCell src={row.picUrl} title={row.prizeName} /> },
  { title: tableText.member, cell: (row) => <MemberCell user={row.user} /> },
  { title: orderTableText.receiver, cell: (row) => <DeliveryAddress {...row} /> },
  { title: text.claimedAt, className: NUMERIC_CELL, cell: (row) => row.claimedAt.slice(0, 16) },
  {
    title: tableText.state,
    cell: (row) => (
      <>
        <Tag tone={tones[row.status]}>{text.states[row.status]}</Tag>
        {row.trackingNo && (
          <small className="block max-w-40 break-words text-text-muted">
            {`${row.company} ${row.trackingNo}`}
          </small>
        )}
      </>
    ),
  },
];

/** Check-in prizes that are shipped. */
export function PrizeTable() {
  const [shippedRow, setShippedRow] = useState<Row>();
  return (
    <>
      <ConsoleList
        id="prizeManageList"
        label={consoleText.sections.prizes}
        columns={columns}
        empty={consoleText.emptyHints.prizes}
        getKey={({ id }) => id}
        filters={[{ name: "status", label: tableText.state, options: states }]}
        actions={(row) =>
          row.status === 0 && (
            <RowButton isProminent onClick={() => setShippedRow(row)}>
              {orderTableText.ship}
            </RowButton>
          )
        }
      />
      {shippedRow && (
        <ShipDialog
          name={`prize.${shippedRow.id}`}
          onSend={(api, parcel) =>
            api.call("prizeShip", { body: { claimId: shippedRow.id, ...parcel }, silent: true })
          }
          onClose={() => setShippedRow(undefined)}
        >
          <ItemCell src={shippedRow.picUrl} title={shippedRow.prizeName} note={shippedRow.user.nickname} />
          <DeliveryAddress {...shippedRow} />
        </ShipDialog>
      )}
    </>
  );
}
