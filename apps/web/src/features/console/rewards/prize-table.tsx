import type { RowOf } from "@lenscape/api/types";
import { Tag } from "@lenscape/ui/tag";
import { useState } from "react";
import { type Column, ConsoleList, FIGURES } from "../list/console-list.tsx";
import { ItemCell, MemberCell, RowButton } from "../list/list-cells.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleOrdersText } from "./order-text.ts";
import { consolePrizesText as text } from "./prize-table-text.ts";
import { ShipDialog } from "./ship-dialog.tsx";

type Row = RowOf<"prizeManageList">;

const tones = ["accent", "info", "brand"] as const;
const states = text.states.map((label, index) => [String(index), label] as const);

const Where = ({ address }: Row) =>
  address ? (
    <span className="block min-w-40 text-sm">
      <span className="tabular-nums">
        {address.name} {address.tel}
      </span>
      <span className="block wrap-anywhere text-text-muted">{address.address}</span>
    </span>
  ) : (
    deskText.none
  );

const columns: readonly Column<Row>[] = [
  { title: text.no, className: FIGURES, cell: (row) => row.claimNo },
  { title: text.name, cell: (row) => <ItemCell src={row.picUrl} title={row.prizeName} /> },
  { title: deskText.member, cell: (row) => <MemberCell user={row.user} /> },
  { title: consoleOrdersText.receiver, cell: (row) => <Where {...row} /> },
  { title: text.claimedAt, className: FIGURES, cell: (row) => row.claimedAt.slice(0, 16) },
  {
    title: deskText.state,
    cell: (row) => (
      <>
        <Tag tone={tones[row.status]}>{text.states[row.status]}</Tag>
        {row.trackingNo && (
          <small className="block max-w-40 break-words text-text-muted">
            {row.company} {row.trackingNo}
          </small>
        )}
      </>
    ),
  },
];

/** The prizes of checking in that are sent by post. */
export function PrizeTable() {
  const [sent, setSent] = useState<Row>();
  return (
    <>
      <ConsoleList
        id="prizeManageList"
        label={consoleText.sections.prizes}
        columns={columns}
        empty={consoleText.comes.prizes}
        keyOf={({ id }) => id}
        filters={[{ name: "status", label: deskText.state, options: states }]}
        acts={(row) =>
          row.status === 0 && (
            <RowButton strong onClick={() => setSent(row)}>
              {consoleOrdersText.ship}
            </RowButton>
          )
        }
      />
      {sent && (
        <ShipDialog
          name={`prize.${sent.id}`}
          onSend={(api, parcel) =>
            api.call("prizeShip", { body: { claimId: sent.id, ...parcel }, silent: true })
          }
          onClose={() => setSent(undefined)}
        >
          <ItemCell src={sent.picUrl} title={sent.prizeName} note={sent.user.nickname} />
          <Where {...sent} />
        </ShipDialog>
      )}
    </>
  );
}
