// url=<LENSCAPE_UI>?node-id=<topic-row>
// source=packages/ui/src/widgets/topic-row/topic-row.tsx
// component=TopicRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "topic-row",
  imports: ['import { TopicRow } from "@lenscape/ui/topic-row";'],
  example: figma.code`<TopicRow${react.renderProp("topic", react.identifier("topic"))}${react.renderProp("href", it.getString("href"))} />`,
  metadata: { nestable: true },
};
