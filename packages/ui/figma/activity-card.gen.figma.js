// url=<LENSCAPE_UI>?node-id=<activity-card>
// source=packages/ui/src/widgets/activity-card/activity-card.tsx
// component=ActivityCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "activity-card",
  imports: ['import { ActivityCard } from "@lenscape/ui/activity-card";'],
  example: figma.code`<ActivityCard${react.renderProp("activity", react.identifier("activity"))}${react.renderProp("href", it.getString("href"))}${react.renderProp("tone", react.identifier("tone"))}${react.renderProp("stateText", it.getString("stateText"))}${react.renderProp("where", it.getString("where"))}${react.renderProp("joinedText", it.getString("joinedText"))}${react.renderProp("seatsLabel", it.getString("seatsLabel"))}${react.renderProp("big", it.getBoolean("big"))} />`,
  metadata: { nestable: true },
};
