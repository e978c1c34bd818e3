// url=<LENSCAPE_UI>?node-id=<progress>
// source=packages/ui/src/widgets/progress/progress.tsx
// component=Progress
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "progress",
  imports: ['import { Progress } from "@lenscape/ui/progress";'],
  example: figma.code`<Progress${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md"}))}${react.renderProp("tone", it.getEnum("tone", {"brand":"brand","accent":"accent","danger":"danger","muted":"muted"}))}${react.renderProp("value", react.identifier("value"))}${react.renderProp("aria-label", it.getString("aria-label"))} />`,
  metadata: { nestable: true },
};
