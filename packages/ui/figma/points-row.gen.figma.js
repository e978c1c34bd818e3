// url=<LENSCAPE_UI>?node-id=<points-row>
// source=packages/ui/src/widgets/points-row/points-row.tsx
// component=PointsRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "points-row",
  imports: ['import { PointsRow } from "@lenscape/ui/points-row";'],
  example: figma.code`<PointsRow${react.renderProp("name", it.getString("name"))}${react.renderProp("time", it.getString("time"))}${react.renderProp("amount", react.identifier("amount"))}${react.renderProp("balance", react.identifier("balance"))} />`,
  metadata: { nestable: true },
};
