import { limits } from "@lenscape/api/operations.gen";
import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { Plus, Trash } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { RowActions } from "../list/row-actions.tsx";
import { consoleText } from "../text.ts";
import { accessText as text } from "./text.ts";

type Row = RowOf<"accessBlockList">;

const columns: readonly Column<Row>[] = [
  { title: text.value, cell: (row) => <span className="wrap-anywhere tabular-nums">{row.value}</span> },
  {
    title: text.kind,
    className: "whitespace-nowrap",
    cell: (row) => <Tag tone={row.kind === "network" ? "info" : "accent"}>{text.kinds[row.kind]}</Tag>,
  },
  { title: text.note, cell: (row) => <span className="wrap-anywhere">{row.note}</span> },
  { title: text.endsAt, className: NUMERIC_CELL, cell: (row) => row.endsAt.slice(0, 16) || text.forever },
  { title: text.addedBy, cell: (row) => row.byName || text.byCommand },
];

const fields: readonly FormField[] = [
  {
    name: "value",
    label: text.value,
    help: text.valueHint,
    required: true,
    max: limits.accessBlockSave.value.maxLength,
    wide: true,
  },
  { name: "note", label: text.note, help: text.noteHint, max: limits.accessBlockSave.note.maxLength },
  { name: "endsAt", label: text.endsAt, help: text.endsAtHint, kind: "datetime" },
];

/** Blocked addresses, networks and mail domains. */
export function BlockTable() {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ConsoleList
        id="accessBlockList"
        label={text.blocks}
        columns={columns}
        getKey={({ id }) => id}
        filters={[{ name: "keyWord", label: text.search }]}
        empty={text.blocksEmpty}
        toolbar={
          <Button tone="primary" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" strokeWidth={1.7} />
            {text.add}
          </Button>
        }
        actions={({ id, value }) => (
          <RowActions
            name={value}
            actions={[
              {
                label: consoleText.remove,
                icon: Trash,
                danger: true,
                question: fillText(text.removeQuestion, { value }),
                run: (api) => api.call("accessBlockDel", { body: { id } }),
              },
            ]}
          />
        )}
      />
      {isAdding && (
        <FormDialog
          name="accessBlock.new"
          title={text.addTitle}
          description={text.blocksLead}
          submit={text.add}
          fields={fields}
          onSubmit={(api, body: BodyOf<"accessBlockSave">) =>
            api.call("accessBlockSave", { body, silent: true })
          }
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
