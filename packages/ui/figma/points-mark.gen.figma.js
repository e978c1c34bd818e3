// url=<LENSCAPE_UI>?node-id=<points-mark>
// source=packages/ui/src/widgets/points-mark/points-mark.tsx
// component=PointsMark
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "points-mark",
  imports: ['import { PointsMark } from "@lenscape/ui/points-mark";'],
  example: figma.code`<PointsMark${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))}${react.renderProp("tone", it.getEnum("tone", {"accent":"accent","text":"text","muted":"muted"}))}${react.renderProp("value", react.identifier("value"))}${react.renderProp("signed", it.getBoolean("signed"))} />`,
  metadata: { nestable: true },
};
