import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { consoleSiteText as text } from "../content/site-content-text.ts";
import type { FormField } from "../form/form-values.ts";
import { COUNT, type Column } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { deskText } from "../list/text.ts";
import { useFilters } from "../list/use-list-filters.ts";
import { consoleQuery } from "../queries.ts";
import { consoleText } from "../text.ts";

type Row = RowOf<"menuManageList">;

const types = Object.entries(text.menuTypes);

/** The columns; `apart` where an entry may stand without the one that it belongs to above it. */
const columnsOf = (apart: boolean): readonly Column<Row>[] => [
  {
    title: deskText.name,
    className: "min-w-48",
    cell: ({ name, parentName, routePath }) => (
      <span data-child={parentName ? "" : undefined} className={parentName ? "block pl-6" : "block"}>
        <span className="font-semibold">{name}</span>
        {parentName && (
          <small className={apart ? "ml-2 text-text-muted" : "sr-only"}>
            {fillText(text.under, { name: parentName })}
          </small>
        )}
        <small className="block wrap-anywhere text-text-muted">{routePath}</small>
      </span>
    ),
  },
  { title: deskText.type, className: "whitespace-nowrap", cell: (row) => text.menuTypes[row.menuType] },
  {
    title: deskText.state,
    cell: (row) => <Tag tone={row.isShow ? "brand" : "neutral"}>{text.shown[row.isShow]}</Tag>,
  },
  { title: deskText.order, className: COUNT, cell: (row) => row.orderNum },
];

/** The menu of the site: entries inside it, addresses outside, and drop-downs that hold both. */
export function MenuTable() {
  const { api } = useApp();
  const { get, page } = useFilters();
  const parents = useQuery(
    consoleQuery(api, "menuManageList", { query: { menuType: "00", pageNum: 1, pageSize: 100 } }),
  );
  const fields = (row: Row | undefined): FormField[] => [
    { name: "name", label: deskText.name, required: true, max: 12 },
    { name: "menuType", label: deskText.type, kind: "select", options: types },
    {
      name: "parentId",
      label: text.parent,
      kind: "select",
      options: [
        ["0", text.top],
        ...(parents.data?.rows ?? [])
          .filter(({ id }) => id !== row?.id)
          .map(({ id, name }) => [id, name] as const),
      ],
    },
    { name: "orderNum", label: deskText.order, kind: "number", required: true, help: deskText.orderHint },
    { name: "routePath", label: text.link, max: 300, help: text.menuHint },
    { name: "routeValue", label: text.value, max: 40 },
    { name: "isShow", label: text.show, kind: "flag", wide: true },
  ];
  return (
    <DeskTable
      id="menuManageList"
      thing={text.menu}
      label={consoleText.sections.menu}
      columns={columnsOf(get("menuType") !== "" || page > 1)}
      filters={[{ name: "menuType", label: deskText.type, options: types }]}
      fields={fields}
      begin={(row) => row ?? { menuType: "10", parentId: "0", orderNum: 10, isShow: 1, routePath: "/" }}
      nameOf={({ name }) => name}
      save={(client, body: BodyOf<"menuManageSave">, id) =>
        client.call("menuManageSave", { body: { ...body, ...id }, silent: true })
      }
      remove={(client, id) => client.call("menuManageDel", { body: { id } })}
    />
  );
}
