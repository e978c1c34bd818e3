// url=<LENSCAPE_UI>?node-id=<relative-time>
// source=packages/ui/src/widgets/relative-time/relative-time.tsx
// component=RelativeTime
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "relative-time",
  imports: ['import { RelativeTime } from "@lenscape/ui/relative-time";'],
  example: figma.code`<RelativeTime${react.renderProp("value", it.getString("value"))} />`,
  metadata: { nestable: true },
};
