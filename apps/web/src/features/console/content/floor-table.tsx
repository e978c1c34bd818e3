import type { BodyOf, RowOf } from "@lenscape/api/types";
import { Cover } from "@lenscape/ui/cover";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import type { FormField } from "../form/form-values.ts";
import { COUNT, type Column } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { deskText } from "../list/text.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { entryOf, faultOfPlace, savedPlaceOf } from "./floor-items.tsx";
import { consoleSiteText as text } from "./site-content-text.ts";

type Row = RowOf<"floorManageList">;

/** What stands on a floor, as everybody is shown it; what they no longer see is named by its number. */
function Places({ floorId, items }: { floorId: string; items: Row["items"] }) {
  const { api } = useApp();
  const { data: floors } = useQuery(consoleQuery(api, "homeSpecshop"));
  const shown = floors?.find(({ id }) => id === floorId)?.items;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.map(({ kind, targetId }) => {
        const item = shown?.find((each) => each.kind === kind && each.id === targetId);
        return (
          <li
            key={`${kind}${targetId}`}
            className="flex max-w-full items-center gap-1.5 rounded-sm bg-surface-sunken py-1 pr-2 pl-1 text-sm"
          >
            {item && <Cover src={item.picUrl} name={item.title} className="size-6 flex-none rounded-sm" />}
            <span className="min-w-0 truncate">{item?.title || `${text.kinds[kind]} ${targetId}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

const columns: readonly Column<Row>[] = [
  { title: deskText.title, className: "whitespace-nowrap", cell: (row) => row.title },
  { title: text.places, cell: ({ id, items }) => <Places floorId={id} items={items} /> },
  { title: deskText.order, className: COUNT, cell: (row) => row.orderNum },
];

const fields = (): FormField[] => [
  { name: "title", label: deskText.title, required: true, max: 20 },
  { name: "orderNum", label: deskText.order, kind: "number", required: true, help: deskText.orderHint },
  { name: "items", label: text.places, kind: "places", check: faultOfPlace, wide: true },
];

/** The floors of the home page: threads and goods that are recommended there. */
export function FloorTable() {
  return (
    <DeskTable
      id="floorManageList"
      thing={text.floor}
      label={consoleText.sections.floors}
      columns={columns}
      fields={fields}
      begin={(row) => (row ? { ...row, items: row.items.map(entryOf) } : { orderNum: 10 })}
      nameOf={({ title }) => title}
      save={(api, { items, ...body }: Omit<BodyOf<"floorManageSave">, "items"> & { items: string[] }, id) =>
        api.call("floorManageSave", {
          body: { ...body, items: items.map(savedPlaceOf), ...id },
          silent: true,
        })
      }
      remove={(api, id) => api.call("floorManageDel", { body: { id } })}
    />
  );
}
