// url=<LENSCAPE_UI>?node-id=<thread-card>
// source=packages/ui/src/widgets/thread-card/thread-card.tsx
// component=ThreadCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "thread-card",
  imports: ['import { ThreadCard } from "@lenscape/ui/thread-card";'],
  example: figma.code`<ThreadCard${react.renderProp("thread", react.identifier("thread"))}${react.renderProp("now", react.identifier("now"))}${react.renderProp("href", it.getString("href"))}${react.renderProp("userHref", it.getString("userHref"))}${react.renderProp("topicHref", react.function("() => {}"))}${react.renderProp("priority", it.getBoolean("priority"))} />`,
  metadata: { nestable: true },
};
