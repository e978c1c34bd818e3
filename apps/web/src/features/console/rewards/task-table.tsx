import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import type { FormField } from "../form/form-values.ts";
import { COUNT_CELL, type Column, NUMERIC_CELL } from "../list/console-list.tsx";
import { EditableTable } from "../list/editable-table.tsx";
import { tableText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { taskTableText as text } from "./text.ts";

type Row = RowOf<"taskManageList">;

const types = Object.entries(text.types);
const works = Object.entries(text.works);
const states = Object.entries(text.states);

const columns: readonly Column<Row>[] = [
  {
    title: text.name,
    cell: (row) => (
      <>
        <span className="line-clamp-2 wrap-anywhere">{row.name}</span>
        <small className="block text-text-muted">{`${text.works[row.work]} × ${row.rewardNum}`}</small>
      </>
    ),
  },
  { title: tableText.type, className: "whitespace-nowrap", cell: (row) => text.types[row.type] },
  {
    title: text.reward,
    className: NUMERIC_CELL,
    cell: ({ rewardPoints, rewardExp }) =>
      [
        rewardPoints > 0 && fillText(text.points, { n: rewardPoints }),
        rewardExp > 0 && fillText(text.exp, { n: rewardExp }),
      ]
        .filter(Boolean)
        .join("，") || tableText.none,
  },
  {
    title: tableText.state,
    cell: (row) => <Tag tone={row.status === 1 ? "brand" : "neutral"}>{text.states[row.status]}</Tag>,
  },
  { title: tableText.order, className: COUNT_CELL, cell: (row) => row.orderNum },
];

const fields = (row: Row | undefined): FormField[] => [
  { name: "name", label: text.name, required: true, max: 30 },
  { name: "description", label: text.description, max: 100 },
  { name: "type", label: tableText.type, kind: "select", options: types, isFixed: row !== undefined },
  { name: "work", label: text.work, kind: "select", options: works, isFixed: row !== undefined },
  { name: "rewardNum", label: text.times, kind: "number", required: true },
  { name: "rewardPoints", label: text.rewardPoints, kind: "number", required: true },
  { name: "rewardExp", label: text.rewardExp, kind: "number", required: true, help: text.expHint },
  { name: "orderNum", label: tableText.order, kind: "number", required: true, help: tableText.orderHint },
  { name: "mprouter", label: text.route, required: true, max: 200, help: text.routeHint },
  { name: "status", label: tableText.state, kind: "select", numeric: true, options: states },
];

/** Tasks and their rewards. */
export function TaskTable() {
  return (
    <EditableTable
      id="taskManageList"
      itemName={text.task}
      label={consoleText.sections.tasks}
      columns={columns}
      filters={[
        { name: "keyWord", label: text.name },
        { name: "type", label: tableText.type, options: types },
        { name: "status", label: tableText.state, options: states },
      ]}
      fields={fields}
      getInitialValues={(row) =>
        row ?? { rewardNum: 1, rewardPoints: 5, rewardExp: 0, orderNum: 10, mprouter: "/" }
      }
      getName={({ name }) => name}
      save={(api, body: BodyOf<"taskManageSave">, id) =>
        api.call("taskManageSave", { body: { ...body, ...id }, silent: true })
      }
    />
  );
}
