// url=<LENSCAPE_UI>?node-id=<dialog-row>
// source=packages/ui/src/widgets/dialog-row/dialog-row.tsx
// component=DialogRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "dialog-row",
  imports: ['import { DialogRow } from "@lenscape/ui/dialog-row";'],
  example: figma.code`<DialogRow${react.renderProp("href", it.getString("href"))}${react.renderProp("user", react.identifier("user"))}${react.renderProp("summary", it.getString("summary"))}${react.renderProp("time", it.getString("time"))}${react.renderProp("timeText", it.getString("timeText"))}${react.renderProp("current", it.getBoolean("current"))} />`,
  metadata: { nestable: true },
};
