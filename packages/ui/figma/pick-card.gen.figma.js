// url=<LENSCAPE_UI>?node-id=<pick-card>
// source=packages/ui/src/widgets/pick-card/pick-card.tsx
// component=PickCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "pick-card",
  imports: ['import { PickCard } from "@lenscape/ui/pick-card";'],
  example: figma.code`<PickCard${react.renderProp("pick", react.identifier("pick"))}${react.renderProp("href", it.getString("href"))}${react.renderProp("reason", it.getString("reason"))} />`,
  metadata: { nestable: true },
};
