import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Cover } from "@lenscape/ui/cover";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import type { FormField } from "../form/form-values.ts";
import { COUNT_CELL, type Column } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { tableText } from "../list/text.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { toEntry, toFloorItem, validateEntry } from "./floor-items.tsx";
import { homeContentText as text } from "./text.ts";

type Row = RowOf<"floorManageList">;

/** Items of a floor as visitors see them; an item that is no longer visible is shown by its ID. */
function FloorItemList({ floorId, items }: { floorId: string; items: Row["items"] }) {
  const { api } = useApp();
  const { data: floors } = useQuery(consoleQuery(api, "homeSpecshop"));
  const visibleItems = floors?.find(({ id }) => id === floorId)?.items;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.map(({ kind, targetId }) => {
        const item = visibleItems?.find((each) => each.kind === kind && each.id === targetId);
        return (
          <li
            key={`${kind}${targetId}`}
            className="flex max-w-full items-center gap-1.5 rounded-control bg-surface-sunken py-1 pr-2 pl-1 text-meta"
          >
            {item && (
              <Cover src={item.picUrl} name={item.title} className="size-6 flex-none rounded-control" />
            )}
            <span className="min-w-0 truncate">{item?.title || `${text.kinds[kind]} ${targetId}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

const columns: readonly Column<Row>[] = [
  { title: tableText.title, className: "whitespace-nowrap", cell: (row) => row.title },
  { title: text.floorItems, cell: ({ id, items }) => <FloorItemList floorId={id} items={items} /> },
  { title: tableText.order, className: COUNT_CELL, cell: (row) => row.orderNum },
];

const fields = (): FormField[] => [
  { name: "title", label: tableText.title, required: true, max: 20 },
  { name: "orderNum", label: tableText.order, kind: "number", required: true, help: tableText.orderHint },
  { name: "items", label: text.floorItems, kind: "floorItems", validate: validateEntry, wide: true },
];

/** Floors of the home page with recommended threads and products. */
export function FloorTable() {
  return (
    <EditableTable
      id="floorManageList"
      itemName={text.floor}
      label={consoleText.sections.floors}
      columns={columns}
      fields={fields}
      getInitialValues={(row) => (row ? { ...row, items: row.items.map(toEntry) } : { orderNum: 10 })}
      getName={({ title }) => title}
      save={(api, { items, ...body }: Omit<BodyOf<"floorManageSave">, "items"> & { items: string[] }, id) =>
        api.call("floorManageSave", {
          body: { ...body, items: items.map(toFloorItem), ...id },
          silent: true,
        })
      }
      remove={(api, id) => api.call("floorManageDel", { body: { id } })}
    />
  );
}
