// url=<LENSCAPE_UI>?node-id=<badge-mark>
// source=packages/ui/src/widgets/badge-mark/badge-mark.tsx
// component=BadgeMark
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "badge-mark",
  imports: ['import { BadgeMark } from "@lenscape/ui/badge-mark";'],
  example: figma.code`<BadgeMark${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))}${react.renderProp("owned", it.getBoolean("owned"))}>${it.getString("children")}</BadgeMark>`,
  metadata: { nestable: true },
};
