// url=<LENSCAPE_UI>?node-id=<link-chips>
// source=packages/ui/src/widgets/link-chips/link-chips.tsx
// component=LinkChips
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "link-chips",
  imports: ['import { LinkChips } from "@lenscape/ui/link-chips";'],
  example: figma.code`<LinkChips${react.renderProp("items", react.identifier("items"))}${react.renderProp("current", it.getString("current"))}${react.renderProp("aria-label", it.getString("aria-label"))} />`,
  metadata: { nestable: true },
};
