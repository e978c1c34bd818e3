// url=<LENSCAPE_UI>?node-id=<badge>
// source=packages/ui/src/widgets/badge/badge.tsx
// component=Badge
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "badge",
  imports: ['import { Badge } from "@lenscape/ui/badge";'],
  example: figma.code`<Badge${react.renderProp("count", react.identifier("count"))} />`,
  metadata: { nestable: true },
};
