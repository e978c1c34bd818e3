import type { RowOf } from "@lenscape/api/types";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { paths } from "#paths";
import { FormDialog } from "../form/form-dialog.tsx";
import { type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { ItemCell, MemberCell } from "../list/list-cells.tsx";
import { RowActions } from "../list/row-actions.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { uploadTableText as text } from "./text.ts";

type Row = RowOf<"uploadList">;

const formatSize = (bytes: number) =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

function State({ isDown, isOpen, reason }: Row) {
  if (!isDown)
    return <Tag tone={isOpen ? "brand" : "neutral"}>{isOpen ? text.accessible : text.inaccessible}</Tag>;
  return (
    <>
      <Tag tone="danger">{text.states.down}</Tag>
      <small className="block wrap-anywhere text-text-muted">{reason}</small>
    </>
  );
}

/** Returns the file name of a URL, without the access key in its query. */
const getFileName = (url: string) => {
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
          title={getFileName(row.url)}
          note={`${text.types[row.type]} · ${formatSize(row.bytes)}`}
        />
      </a>
    ),
  },
  { title: tableText.member, cell: (row) => <MemberCell user={row.user} /> },
  {
    title: text.thread,
    cell: ({ threadId }) =>
      threadId && (
        <Link href={paths.thread(threadId)} className="hover:text-brand-text">
          {tableText.view}
        </Link>
      ),
  },
  { title: tableText.state, cell: (row) => <State {...row} /> },
  { title: tableText.time, className: NUMERIC_CELL, cell: (row) => row.createdAt.slice(0, 16) },
];

/** Removes a file or restores it, with a reason. */
function WithdrawDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const isRemoval = !row.isDown;
  return (
    <FormDialog
      name={`upload.${row.id}.${isRemoval ? "down" : "back"}`}
      title={isRemoval ? text.withdrawTitle : text.restoreTitle}
      description={isRemoval ? text.withdrawHint : text.restoreHint}
      submit={isRemoval ? text.withdraw : text.restore}
      tone={isRemoval ? "danger" : "primary"}
      fields={[{ name: "reason", label: tableText.reason, required: true, max: 200 }]}
      onSubmit={(api, { reason }: { reason: string }) =>
        api.call("uploadWithdraw", { body: { url: row.url, value: isRemoval ? 1 : 0, reason }, silent: true })
      }
      onClose={onClose}
    />
  );
}

/** Uploaded files by URL or owner. Removing a file hides it everywhere. */
export function UploadTable() {
  const [dialogRow, setDialogRow] = useState<Row>();
  return (
    <>
      <ConsoleList
        id="uploadList"
        label={consoleText.sections.uploads}
        columns={columns}
        getKey={({ id }) => id}
        filters={[
          { name: "keyWord", label: text.search },
          { name: "state", label: tableText.state, options: Object.entries(text.states) },
        ]}
        empty={text.empty}
        actions={(row) => (
          <RowActions
            name={getFileName(row.url)}
            actions={[
              {
                label: row.isDown ? text.restore : text.withdraw,
                icon: EyeOff,
                danger: !row.isDown,
                open: () => setDialogRow(row),
              },
            ]}
          />
        )}
      />
      {dialogRow && <WithdrawDialog row={dialogRow} onClose={() => setDialogRow(undefined)} />}
    </>
  );
}
