import type { BodyOf, RowOf } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { Tag } from "@lenscape/ui/tag";
import type { FormField } from "../form/form-values.ts";
import { COUNT, type Column } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { ItemCell } from "../list/list-cells.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleCirclesText as text } from "./circle-table-text.ts";

type Row = RowOf<"circleManageList">;
type Save = Omit<BodyOf<"circleManageSave">, "picUrl"> & { picUrl: string[] };

const columns: readonly Column<Row>[] = [
  { title: deskText.name, cell: (row) => <ItemCell src={row.picUrl} title={row.name} note={row.brief} /> },
  { title: text.category, className: "whitespace-nowrap", cell: (row) => row.category },
  { title: text.threads, className: COUNT, cell: (row) => formatCount(row.threadCount) },
  { title: text.members, className: COUNT, cell: (row) => formatCount(row.memberCount) },
  {
    title: deskText.state,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <Tag tone={row.isOpen ? "brand" : "neutral"}>{text.open[row.isOpen]}</Tag>{" "}
        {row.joinType === 1 && <Tag>{text.joins[1]}</Tag>}
      </>
    ),
  },
  { title: deskText.order, className: COUNT, cell: (row) => row.orderNum },
];

const fields = (): FormField[] => [
  { name: "name", label: deskText.name, required: true, max: 20 },
  { name: "category", label: text.category, required: true, max: 10 },
  { name: "brief", label: text.brief, max: 60, wide: true },
  { name: "picUrl", label: text.picture, kind: "pictures", max: 1 },
  { name: "joinType", label: text.join, kind: "select", numeric: true, options: Object.entries(text.joins) },
  { name: "orderNum", label: deskText.order, kind: "number", required: true, help: deskText.orderHint },
  { name: "notice", label: text.notice, kind: "area", rows: 3, max: 500 },
  { name: "rule", label: text.rule, kind: "area", rows: 4, max: 1000 },
  { name: "isOpen", label: text.isOpen, kind: "flag", wide: true },
];

/** The circles; who looks after one is chosen with the member. */
export function CircleTable() {
  return (
    <DeskTable
      id="circleManageList"
      thing={consoleText.sections.circles}
      label={consoleText.sections.circles}
      columns={columns}
      filters={[
        { name: "keyWord", label: deskText.name },
        {
          name: "orderByColumn",
          label: consoleText.order,
          whole: text.orders.order,
          options: [["threads", text.orders.threads]],
        },
      ]}
      fields={fields}
      begin={(row) => row ?? { joinType: 0, orderNum: 10, isOpen: 1 }}
      nameOf={({ name }) => name}
      save={(api, { picUrl, ...body }: Save, id) =>
        api.call("circleManageSave", { body: { ...body, picUrl: picUrl[0] ?? "", ...id }, silent: true })
      }
    />
  );
}
