import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import type { FormField } from "../form/form-values.ts";
import { COUNT_CELL, type Column } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { tableText } from "../list/text.ts";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";
import { menuText as text } from "./text.ts";

type Row = RowOf<"menuManageList">;

const types = Object.entries(text.types);

/** Returns the columns. `showParent` makes the name of the parent visible, if it may not be listed above its items. */
const getColumns = (showParent: boolean): readonly Column<Row>[] => [
  {
    title: tableText.name,
    className: "min-w-48",
    cell: ({ name, parentName, routePath }) => (
      <span data-child={parentName ? "" : undefined} className={parentName ? "block pl-6" : "block"}>
        <span className="font-semibold">{name}</span>
        {parentName && (
          <small className={showParent ? "ml-2 text-text-muted" : "sr-only"}>
            {fillText(text.childOf, { name: parentName })}
          </small>
        )}
        <small className="block wrap-anywhere text-text-muted">{routePath}</small>
      </span>
    ),
  },
  { title: tableText.type, className: "whitespace-nowrap", cell: (row) => text.types[row.menuType] },
  {
    title: tableText.state,
    cell: (row) => <Tag tone={row.isShow ? "brand" : "neutral"}>{tableText.visibility[row.isShow]}</Tag>,
  },
  { title: tableText.order, className: COUNT_CELL, cell: (row) => row.orderNum },
];

/** Menu of the site: internal pages, external links, and drop-downs. */
export function MenuTable() {
  const { api } = useApp();
  const { get, page } = useListFilters();
  const parents = useQuery(
    consoleQuery(api, "menuManageList", { query: { menuType: "00", pageNum: 1, pageSize: 100 } }),
  );
  const fields = (row: Row | undefined): FormField[] => [
    { name: "name", label: tableText.name, required: true, max: 12 },
    { name: "menuType", label: tableText.type, kind: "select", options: types },
    {
      name: "parentId",
      label: text.parent,
      kind: "select",
      options: [
        ["0", text.noParent],
        ...(parents.data?.rows ?? [])
          .filter(({ id }) => id !== row?.id)
          .map(({ id, name }) => [id, name] as const),
      ],
    },
    { name: "orderNum", label: tableText.order, kind: "number", required: true, help: tableText.orderHint },
    { name: "routePath", label: tableText.link, max: 300, help: text.routeHint },
    { name: "routeValue", label: text.value, max: 40 },
    { name: "isShow", label: tableText.show, kind: "checkbox", wide: true },
  ];
  return (
    <EditableTable
      id="menuManageList"
      itemName={text.menuItem}
      label={consoleText.sections.menu}
      columns={getColumns(get("menuType") !== "" || page > 1)}
      filters={[{ name: "menuType", label: tableText.type, options: types }]}
      fields={fields}
      getInitialValues={(row) =>
        row ?? { menuType: "10", parentId: "0", orderNum: 10, isShow: 1, routePath: "/" }
      }
      getName={({ name }) => name}
      save={(client, body: BodyOf<"menuManageSave">, id) =>
        client.call("menuManageSave", { body: { ...body, ...id }, silent: true })
      }
      remove={(client, id) => client.call("menuManageDel", { body: { id } })}
    />
  );
}
