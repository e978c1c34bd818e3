import type { RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useState } from "react";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { type Column, ConsoleList, NUMERIC_CELL } from "../list/console-list.tsx";
import { ItemCell, RowButton } from "../list/list-cells.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { firmwareText as text } from "./text.ts";

type Row = RowOf<"firmwareManageList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.model,
    cell: ({ picUrl, name, variants }) => <ItemCell src={picUrl} title={name} note={variants.join("、")} />,
  },
  {
    title: text.latest,
    className: NUMERIC_CELL,
    cell: ({ firmware }) => firmware || <span className="text-text-muted">{text.unknown}</span>,
  },
];

const fields: readonly FormField[] = [
  {
    name: "firmware",
    label: text.latest,
    max: 19,
    help: text.hint,
    validate: (typed) => (/^\d{1,4}(\.\d{1,4}){0,3}$/.test(typed.trim()) ? undefined : text.versionRule),
  },
];

/** Latest firmware of each device model. Accepted answers for earlier versions are marked as possibly outdated. */
export function FirmwareTable() {
  const [editedId, setEditedId] = useState<string>();
  return (
    <ConsoleList
      id="firmwareManageList"
      label={consoleText.sections.firmware}
      columns={columns}
      getKey={({ id }) => id}
      actions={({ id }) => <RowButton onClick={() => setEditedId(id)}>{tableText.edit}</RowButton>}
      overlay={(rows) => {
        const row = rows.find(({ id }) => id === editedId);
        return (
          row && (
            <FormDialog
              name={`firmware.${row.id}`}
              title={fillText(text.title, { name: row.name })}
              fields={fields}
              row={row}
              onSubmit={(api, { firmware }: { firmware: string }) =>
                api.call("firmwareManageSave", {
                  body: { id: row.id, version: row.version, firmware },
                  silent: true,
                })
              }
              onClose={() => setEditedId(undefined)}
            />
          )
        );
      }}
    />
  );
}
