import type { RowOf } from "@lenscape/api/types";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { paths } from "#paths";
import { FormDialog } from "../form/form-dialog.tsx";
import { type Column, ConsoleList, FIGURES } from "../list/console-list.tsx";
import { ItemCell, MemberCell } from "../list/list-cells.tsx";
import { RowActs } from "../list/row-actions.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleUploadsText as text } from "./upload-table-text.ts";

type Row = RowOf<"uploadList">;

const sizeOf = (bytes: number) =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

function State({ isDown, isOpen, reason }: Row) {
  if (!isDown) return <Tag tone={isOpen ? "brand" : "neutral"}>{isOpen ? text.open : text.closed}</Tag>;
  return (
    <>
      <Tag tone="danger">{text.states.down}</Tag>
      <small className="block wrap-anywhere text-text-muted">{reason}</small>
    </>
  );
}

/** A file's name: the last part of its address, without the key. */
const fileOf = (url: string) => {
  const [path = ""] = url.split("?", 1);
  return path.slice(path.lastIndexOf("/") + 1);
};

const columns: readonly Column<Row>[] = [
  {
    title: text.file,
    cell: (row) => (
      <a href={row.url} target="_blank" rel="noreferrer" className="hover:text-brand-text">
        <ItemCell
          src={row.thumbnailUrl}
          title={fileOf(row.url)}
          note={`${text.types[row.type]} · ${sizeOf(row.bytes)}`}
        />
      </a>
    ),
  },
  { title: deskText.member, cell: (row) => <MemberCell user={row.user} /> },
  {
    title: text.place,
    cell: ({ threadId }) =>
      threadId && (
        <Link href={paths.thread(threadId)} className="hover:text-brand-text">
          {deskText.see}
        </Link>
      ),
  },
  { title: deskText.state, cell: (row) => <State {...row} /> },
  { title: deskText.time, className: FIGURES, cell: (row) => row.createdAt.slice(0, 16) },
];

/** Asks why, and takes a file down or lets it be shown again. */
function WithdrawDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const down = !row.isDown;
  return (
    <FormDialog
      name={`upload.${row.id}.${down ? "down" : "back"}`}
      title={down ? text.downTitle : text.backTitle}
      description={down ? text.downHint : text.backHint}
      submit={down ? text.down : text.back}
      tone={down ? "danger" : "primary"}
      fields={[{ name: "reason", label: deskText.reason, required: true, max: 200 }]}
      onSubmit={(api, { reason }: { reason: string }) =>
        api.call("uploadWithdraw", { body: { url: row.url, value: down ? 1 : 0, reason }, silent: true })
      }
      onClose={onClose}
    />
  );
}

/** What members have uploaded, found by its address or its owner; each file can be taken down wherever it stands. */
export function UploadTable() {
  const [chosen, setChosen] = useState<Row>();
  return (
    <>
      <ConsoleList
        id="uploadList"
        label={consoleText.sections.uploads}
        columns={columns}
        keyOf={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.search },
          { name: "state", label: deskText.state, options: Object.entries(text.states) },
        ]}
        empty={text.none}
        acts={(row) => (
          <RowActs
            name={fileOf(row.url)}
            acts={[
              {
                label: row.isDown ? text.back : text.down,
                icon: EyeOff,
                danger: !row.isDown,
                open: () => setChosen(row),
              },
            ]}
          />
        )}
      />
      {chosen && <WithdrawDialog row={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
