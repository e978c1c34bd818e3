// url=<LENSCAPE_UI>?node-id=<timeline>
// source=packages/ui/src/widgets/timeline/timeline.tsx
// component=Timeline
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "timeline",
  imports: ['import { Timeline } from "@lenscape/ui/timeline";'],
  example: figma.code`<Timeline${react.renderProp("events", react.identifier("events"))} />`,
  metadata: { nestable: true },
};
