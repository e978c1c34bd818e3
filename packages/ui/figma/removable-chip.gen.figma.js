// url=<LENSCAPE_UI>?node-id=<removable-chip>
// source=packages/ui/src/widgets/removable-chip/removable-chip.tsx
// component=RemovableChip
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "removable-chip",
  imports: ['import { RemovableChip } from "@lenscape/ui/removable-chip";'],
  example: figma.code`<RemovableChip${react.renderProp("name", it.getString("name"))}${react.renderProp("onRemove", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
