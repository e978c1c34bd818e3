import type { BodyOf, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import type { FormField } from "../form/form-values.ts";
import { COUNT, type Column, FIGURES } from "../list/console-list.tsx";
import { DeskTable } from "../list/desk-table.tsx";
import { deskText } from "../list/text.ts";
import { consoleText } from "../text.ts";
import { consoleTasksText as text } from "./task-table-text.ts";

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
        <small className="block text-text-muted">
          {text.works[row.work]} × {row.rewardNum}
        </small>
      </>
    ),
  },
  { title: deskText.type, className: "whitespace-nowrap", cell: (row) => text.types[row.type] },
  {
    title: text.reward,
    className: FIGURES,
    cell: ({ rewardPoints, rewardExp }) =>
      [
        rewardPoints > 0 && fillText(text.points, { n: rewardPoints }),
        rewardExp > 0 && fillText(text.exp, { n: rewardExp }),
      ]
        .filter(Boolean)
        .join("，") || deskText.none,
  },
  {
    title: deskText.state,
    cell: (row) => <Tag tone={row.status === 1 ? "brand" : "neutral"}>{text.states[row.status]}</Tag>,
  },
  { title: deskText.order, className: COUNT, cell: (row) => row.orderNum },
];

const fields = (row: Row | undefined): FormField[] => [
  { name: "name", label: text.name, required: true, max: 30 },
  { name: "description", label: text.description, max: 100 },
  { name: "type", label: deskText.type, kind: "select", options: types, fixed: row !== undefined },
  { name: "work", label: text.work, kind: "select", options: works, fixed: row !== undefined },
  { name: "rewardNum", label: text.times, kind: "number", required: true },
  { name: "rewardPoints", label: text.rewardPoints, kind: "number", required: true },
  { name: "rewardExp", label: text.rewardExp, kind: "number", required: true, help: text.expHint },
  { name: "orderNum", label: deskText.order, kind: "number", required: true, help: deskText.orderHint },
  { name: "mprouter", label: text.route, required: true, max: 200, help: text.routeHint },
  { name: "status", label: deskText.state, kind: "select", numeric: true, options: states },
];

/** The tasks and what they give. */
export function TaskTable() {
  return (
    <DeskTable
      id="taskManageList"
      thing={text.thing}
      label={consoleText.sections.tasks}
      columns={columns}
      filters={[
        { name: "keyWord", label: text.name },
        { name: "type", label: deskText.type, options: types },
        { name: "status", label: deskText.state, options: states },
      ]}
      fields={fields}
      begin={(row) => row ?? { rewardNum: 1, rewardPoints: 5, rewardExp: 0, orderNum: 10, mprouter: "/" }}
      nameOf={({ name }) => name}
      save={(api, body: BodyOf<"taskManageSave">, id) =>
        api.call("taskManageSave", { body: { ...body, ...id }, silent: true })
      }
    />
  );
}
