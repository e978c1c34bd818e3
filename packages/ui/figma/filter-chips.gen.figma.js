// url=<LENSCAPE_UI>?node-id=<filter-chips>
// source=packages/ui/src/widgets/filter-chips/filter-chips.tsx
// component=FilterChips
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "filter-chips",
  imports: ['import { FilterChips } from "@lenscape/ui/filter-chips";'],
  example: figma.code`<FilterChips${react.renderProp("options", react.identifier("options"))}${react.renderProp("value", it.getString("value"))}${react.renderProp("wrap", it.getBoolean("wrap"))}${react.renderProp("aria-label", it.getString("aria-label"))} />`,
  metadata: { nestable: true },
};
