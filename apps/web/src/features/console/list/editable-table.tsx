import type { Api } from "@lenscape/api/client";
import type { ListId, RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Plus, Trash } from "lucide-react";
import { useState } from "react";
import { useMember } from "#lib/app.tsx";
import { createBrowserFormStore } from "#shell/forms/use-persistent-form.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { consoleText } from "../text.ts";
import { type Column, ConsoleList } from "./console-list.tsx";
import type { Filter } from "./list-filters.tsx";
import { type RowAction, RowActions } from "./row-actions.tsx";
import { tableText } from "./text.ts";

interface EditableTableProps<Id extends ListId> {
  id: Id;
  /** Name of an item in the button and the dialog title. */
  itemName: string;
  label: string;
  columns: readonly Column<RowOf<Id>>[];
  filters?: readonly Filter[];
  /** Column by which the server sorts, descending, if the URL names no order. */
  defaultOrder?: string;
  /** Title of the empty state. */
  empty?: string;
  /** Form fields; `row` is undefined for a new item. */
  fields: (row: RowOf<Id> | undefined) => readonly FormField[];
  /** Initial values of the form; the row itself by default. */
  getInitialValues?: (row: RowOf<Id> | undefined) => object | undefined;
  getName: (row: RowOf<Id>) => string;
  /**
   * Saves the form. `id` has the ID and the loaded version of the row, for conflict detection, and is empty for a new
   * item. The form stays open if it returns false.
   */
  save: (api: Api, body: never, id: { id?: string; version?: string }) => Promise<unknown>;
  /** Whether a row can be edited; true by default. */
  canEdit?: (row: RowOf<Id>) => boolean;
  /** Label of the submit button. */
  submit?: string;
  /** Whether a row has no actions at all. */
  isReadOnly?: (row: RowOf<Id>) => boolean;
  /** Further actions of a row. */
  moreActions?: (row: RowOf<Id>) => readonly (RowAction | false)[];
  /** Deletes a row, if possible. */
  remove?: (api: Api, id: string) => Promise<unknown>;
}

/** Table of items that operators create, edit and delete in a form dialog. The rows contain all form values. */
export function EditableTable<Id extends ListId>(props: EditableTableProps<Id>) {
  const {
    id,
    itemName,
    label,
    columns,
    filters,
    defaultOrder,
    empty,
    fields,
    getInitialValues = (row) => row as object | undefined,
    getName,
    save,
    canEdit = () => true,
    submit,
    isReadOnly,
    moreActions,
    remove,
  } = props;
  const { userId } = useMember();
  const [dialog, setDialog] = useState<{ row: RowOf<Id> | undefined }>();
  /** Initial values of a new item. Kept while there is unsaved input, so that a start time of "now" does not change. */
  const [newValues, setNewValues] = useState<object>();
  const openNew = () => {
    const unsaved = Object.keys(createBrowserFormStore(`console.${id}.new`, userId).read({}));
    setNewValues((before) => (before && unsaved.length > 0 ? before : getInitialValues(undefined)));
    setDialog({ row: undefined });
  };
  const getId = (row: RowOf<Id>) => (row as { id: string }).id;
  /** Uses the current row, which a colleague may have changed; a row that left the page stays as it was. */
  const renderDialog = (rows: readonly RowOf<Id>[]) => {
    if (!dialog) return null;
    const { row: openedRow } = dialog;
    const row = openedRow && (rows.find((each) => getId(each) === getId(openedRow)) ?? openedRow);
    const version = row && { id: getId(row), version: (row as { version?: string }).version };
    return (
      <FormDialog
        name={`${id}.${version?.id ?? "new"}`}
        title={`${row ? tableText.edit : tableText.create}${itemName}`}
        fields={fields(row)}
        row={row ? getInitialValues(row) : newValues}
        submit={submit}
        onSubmit={(api, body) => save(api, body, version ?? {})}
        onClose={() => setDialog(undefined)}
      />
    );
  };
  return (
    <ConsoleList
      id={id}
      label={label}
      columns={columns}
      getKey={getId}
      filters={filters}
      defaultOrder={defaultOrder}
      empty={empty}
      toolbar={
        <Button tone="primary" onClick={openNew}>
          <Plus aria-hidden="true" strokeWidth={1.7} />
          {`${tableText.create}${itemName}`}
        </Button>
      }
      actions={(row) =>
        !isReadOnly?.(row) && (
          <RowActions
            name={getName(row)}
            actions={[
              canEdit(row) && { label: tableText.edit, open: () => setDialog({ row }) },
              ...(moreActions?.(row) ?? []),
              remove !== undefined && {
                label: consoleText.remove,
                icon: Trash,
                danger: true,
                question: fillText(consoleText.removeQuestion, { word: getName(row) }),
                run: (api) => remove(api, getId(row)),
              },
            ]}
          />
        )
      }
      overlay={renderDialog}
    />
  );
}
