import type { Api } from "@lenscape/api/client";
import type { ListId, RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Plus, Trash } from "lucide-react";
import { useState } from "react";
import { useMember } from "#lib/app.tsx";
import { formStore } from "#shell/forms/use-persistent-form.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FormField } from "../form/form-values.ts";
import { consoleText } from "../text.ts";
import { type Column, ConsoleList } from "./console-list.tsx";
import type { Filter } from "./list-filters.tsx";
import { type RowAct, RowActs } from "./row-actions.tsx";
import { deskText } from "./text.ts";

interface DeskTableProps<Id extends ListId> {
  id: Id;
  /** What one of the rows is called. */
  thing: string;
  label: string;
  columns: readonly Column<RowOf<Id>>[];
  filters?: readonly Filter[];
  /** The order of the rows, downwards, while none is asked for. */
  byItself?: string;
  /** What is said where there are none. */
  empty?: string;
  /** The entries of the form; `row` is none for a new one. */
  fields: (row: RowOf<Id> | undefined) => readonly FormField[];
  /** What the form begins with. */
  begin?: (row: RowOf<Id> | undefined) => object | undefined;
  nameOf: (row: RowOf<Id>) => string;
  /** Saves what the form says of the row as it was last seen; `id` is none for a new one. False leaves the form open. */
  save: (api: Api, body: never, id: { id?: string; version?: string }) => Promise<unknown>;
  /** Whether a row can still be changed; every one when left out. */
  mayEdit?: (row: RowOf<Id>) => boolean;
  /** What the button of the form says, where that is more than to save. */
  submit?: string;
  /** Whether a row is left as it is: nothing can then be done with it. */
  isFixed?: (row: RowOf<Id>) => boolean;
  /** What else can be done with a row. */
  more?: (row: RowOf<Id>) => readonly (RowAct | false)[];
  /** Takes one away, where that can be done. */
  remove?: (api: Api, id: string) => Promise<unknown>;
}

/** A table of things that operators make, change and take away; all that the form needs stands in the row. */
export function DeskTable<Id extends ListId>(props: DeskTableProps<Id>) {
  const {
    id,
    thing,
    label,
    columns,
    filters,
    byItself,
    empty,
    fields,
    begin = (row) => row as object | undefined,
    nameOf,
    save,
    mayEdit = () => true,
    submit,
    isFixed,
    more,
    remove,
  } = props;
  const { userId } = useMember();
  const [opened, setOpened] = useState<{ row: RowOf<Id> | undefined }>();
  /** What a new one begins with: made once for a draft, for a start that is "now" must not move between two tries. */
  const [fresh, setFresh] = useState<object>();
  const openNew = () => {
    const written = Object.keys(formStore(`console.${id}.new`, userId).read({}));
    setFresh((before) => (before && written.length > 0 ? before : begin(undefined)));
    setOpened({ row: undefined });
  };
  const idOf = (row: RowOf<Id>) => (row as { id: string }).id;
  /** A colleague may have saved the row meanwhile; one that has left the page stays as it was. */
  const form = (rows: readonly RowOf<Id>[]) => {
    if (!opened) return null;
    const { row: begun } = opened;
    const row = begun && (rows.find((each) => idOf(each) === idOf(begun)) ?? begun);
    const seen = row && { id: idOf(row), version: (row as { version?: string }).version };
    return (
      <FormDialog
        name={`${id}.${seen?.id ?? "new"}`}
        title={`${row ? deskText.edit : deskText.add}${thing}`}
        fields={fields(row)}
        row={row ? begin(row) : fresh}
        submit={submit}
        onSubmit={(api, body) => save(api, body, seen ?? {})}
        onClose={() => setOpened(undefined)}
      />
    );
  };
  return (
    <ConsoleList
      id={id}
      label={label}
      columns={columns}
      keyOf={idOf}
      filters={filters}
      byItself={byItself}
      empty={empty}
      tools={
        <Button tone="primary" onClick={openNew}>
          <Plus aria-hidden="true" strokeWidth={1.7} />
          {deskText.add}
          {thing}
        </Button>
      }
      acts={(each) =>
        !isFixed?.(each) && (
          <RowActs
            name={nameOf(each)}
            acts={[
              mayEdit(each) && { label: deskText.edit, open: () => setOpened({ row: each }) },
              ...(more?.(each) ?? []),
              remove !== undefined && {
                label: consoleText.remove,
                icon: Trash,
                danger: true,
                ask: fillText(consoleText.removeWord, { word: nameOf(each) }),
                act: (api) => remove(api, idOf(each)),
              },
            ]}
          />
        )
      }
      overlay={form}
    />
  );
}
