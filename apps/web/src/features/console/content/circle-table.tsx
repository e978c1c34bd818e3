import type { BodyOf, RowOf } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { Tag } from "@lenscape/ui/tag";
import type { FormField } from "../form/form-values.ts";
import { COUNT_CELL, type Column } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { ItemCell } from "../list/list-cells.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { circleTableText as text } from "./text.ts";

type Row = RowOf<"circleManageList">;
type Save = Omit<BodyOf<"circleManageSave">, "picUrl"> & { picUrl: string[] };

const columns: readonly Column<Row>[] = [
  { title: tableText.name, cell: (row) => <ItemCell src={row.picUrl} title={row.name} note={row.brief} /> },
  { title: text.category, className: "whitespace-nowrap", cell: (row) => row.category },
  { title: text.threads, className: COUNT_CELL, cell: (row) => formatCount(row.threadCount) },
  { title: text.members, className: COUNT_CELL, cell: (row) => formatCount(row.memberCount) },
  {
    title: tableText.state,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <Tag tone={row.isOpen ? "brand" : "neutral"}>{text.postingStates[row.isOpen]}</Tag>{" "}
        {row.joinType === 1 && <Tag>{text.joinTypes[1]}</Tag>}
      </>
    ),
  },
  { title: tableText.order, className: COUNT_CELL, cell: (row) => row.orderNum },
];

const fields = (): FormField[] => [
  { name: "name", label: tableText.name, required: true, max: 20 },
  { name: "category", label: text.category, required: true, max: 10 },
  { name: "brief", label: text.brief, max: 60, wide: true },
  { name: "picUrl", label: text.picture, kind: "pictures", max: 1 },
  {
    name: "joinType",
    label: text.joinType,
    kind: "select",
    numeric: true,
    options: Object.entries(text.joinTypes),
  },
  { name: "orderNum", label: tableText.order, kind: "number", required: true, help: tableText.orderHint },
  { name: "notice", label: text.notice, kind: "textarea", rows: 3, max: 500 },
  { name: "rule", label: text.rule, kind: "textarea", rows: 4, max: 1000 },
  { name: "isOpen", label: text.isOpen, kind: "checkbox", wide: true },
];

/** Circles. Their moderators are assigned in the member dialog. */
export function CircleTable() {
  return (
    <EditableTable
      id="circleManageList"
      itemName={consoleText.sections.circles}
      label={consoleText.sections.circles}
      columns={columns}
      filters={[
        { name: "keyWord", label: tableText.name },
        {
          name: "orderByColumn",
          label: consoleText.order,
          allLabel: text.orders.order,
          options: [["threads", text.orders.threads]],
        },
      ]}
      fields={fields}
      getInitialValues={(row) => row ?? { joinType: 0, orderNum: 10, isOpen: 1 }}
      getName={({ name }) => name}
      save={(api, { picUrl, ...body }: Save, id) =>
        api.call("circleManageSave", { body: { ...body, picUrl: picUrl[0] ?? "", ...id }, silent: true })
      }
    />
  );
}
