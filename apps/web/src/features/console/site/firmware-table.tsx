import type { RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useState } from "react";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { type Column, ConsoleList, FIGURES } from "../list/console-list.tsx";
import { ItemCell, RowButton } from "../list/list-cells.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleFirmwareText as text } from "./firmware-table-text.ts";

type Row = RowOf<"firmwareManageList">;

const columns: readonly Column<Row>[] = [
  {
    title: text.model,
    cell: ({ picUrl, name, variants }) => <ItemCell src={picUrl} title={name} note={variants.join("、")} />,
  },
  {
    title: text.newest,
    className: FIGURES,
    cell: ({ firmware }) => firmware || <span className="text-text-muted">{text.unknown}</span>,
  },
];

const fields: readonly FormField[] = [
  {
    name: "firmware",
    label: text.newest,
    max: 19,
    help: text.hint,
    check: (typed) => (/^\d{1,4}(\.\d{1,4}){0,3}$/.test(typed.trim()) ? undefined : text.bad),
  },
];

/** The newest firmware of each model, by which accepted answers may be outdated. */
export function FirmwareTable() {
  const [opened, setOpened] = useState<string>();
  return (
    <ConsoleList
      id="firmwareManageList"
      label={consoleText.sections.firmware}
      columns={columns}
      keyOf={({ id }) => id}
      acts={({ id }) => <RowButton onClick={() => setOpened(id)}>{deskText.edit}</RowButton>}
      overlay={(rows) => {
        const row = rows.find(({ id }) => id === opened);
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
              onClose={() => setOpened(undefined)}
            />
          )
        );
      }}
    />
  );
}
