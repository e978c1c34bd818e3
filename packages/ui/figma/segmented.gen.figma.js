// url=<LENSCAPE_UI>?node-id=<segmented>
// source=packages/ui/src/widgets/segmented/segmented.tsx
// component=Segmented
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "segmented",
  imports: ['import { Segmented } from "@lenscape/ui/segmented";'],
  example: figma.code`<Segmented${react.renderProp("aria-label", it.getString("aria-label"))}${react.renderProp("options", react.identifier("options"))} />`,
  metadata: { nestable: true },
};
