// url=<LENSCAPE_UI>?node-id=<interaction-row>
// source=packages/ui/src/widgets/interaction-row/interaction-row.tsx
// component=InteractionRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "interaction-row",
  imports: ['import { InteractionRow } from "@lenscape/ui/interaction-row";'],
  example: figma.code`<InteractionRow${react.renderProp("kind", react.identifier("kind"))}${react.renderProp("users", react.identifier("users"))}${react.renderProp("sentence", it.getString("sentence"))}${react.renderProp("time", it.getString("time"))}${react.renderProp("unread", it.getBoolean("unread"))}${react.renderProp("href", it.getString("href"))}${react.renderProp("userHref", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
