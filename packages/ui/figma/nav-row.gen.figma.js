// url=<LENSCAPE_UI>?node-id=<nav-row>
// source=packages/ui/src/widgets/nav-row/nav-row.tsx
// component=NavRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "nav-row",
  imports: ['import { NavRow } from "@lenscape/ui/nav-row";'],
  example: figma.code`<NavRow${react.renderProp("external", it.getBoolean("external"))}${react.renderProp("disabled", it.getBoolean("disabled"))}>${it.getString("children")}</NavRow>`,
  metadata: { nestable: true },
};
