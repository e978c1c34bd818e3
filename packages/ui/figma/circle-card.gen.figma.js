// url=<LENSCAPE_UI>?node-id=<circle-card>
// source=packages/ui/src/widgets/circle-card/circle-card.tsx
// component=CircleCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "circle-card",
  imports: ['import { CircleCard } from "@lenscape/ui/circle-card";'],
  example: figma.code`<CircleCard${react.renderProp("circle", react.identifier("circle"))}${react.renderProp("href", it.getString("href"))} />`,
  metadata: { nestable: true },
};
