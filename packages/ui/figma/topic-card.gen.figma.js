// url=<LENSCAPE_UI>?node-id=<topic-card>
// source=packages/ui/src/widgets/topic-card/topic-card.tsx
// component=TopicCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "topic-card",
  imports: ['import { TopicCard } from "@lenscape/ui/topic-card";'],
  example: figma.code`<TopicCard${react.renderProp("topic", react.identifier("topic"))}${react.renderProp("href", it.getString("href"))}${react.renderProp("layout", it.getEnum("layout", {"row":"row","cover":"cover"}))} />`,
  metadata: { nestable: true },
};
