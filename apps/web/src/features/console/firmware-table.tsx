import type { RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useState } from "react";
import { consoleText } from "#copy/console.ts";
import { deskText } from "#copy/console-desk.ts";
import { consoleFirmwareText as text } from "#copy/console-firmware.ts";
import { ItemCell, RowButton } from "./cells.tsx";
import { FormDialog } from "./form-dialog.tsx";
import type { FormField } from "./form-values.ts";
import { type Column, ConsoleList, FIGURES } from "./list.tsx";

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
