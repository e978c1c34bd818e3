// url=<LENSCAPE_UI>?node-id=<task-row>
// source=packages/ui/src/widgets/task-row/task-row.tsx
// component=TaskRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "task-row",
  imports: ['import { TaskRow } from "@lenscape/ui/task-row";'],
  example: figma.code`<TaskRow${react.renderProp("task", react.identifier("task"))}${react.renderProp("pending", it.getBoolean("pending"))} />`,
  metadata: { nestable: true },
};
