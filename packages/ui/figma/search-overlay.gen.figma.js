// url=<LENSCAPE_UI>?node-id=<search-overlay>
// source=packages/ui/src/widgets/search-overlay/search-overlay.tsx
// component=SearchOverlay
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "search-overlay",
  imports: ['import { SearchOverlay } from "@lenscape/ui/search-overlay";'],
  example: figma.code`<SearchOverlay${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))}${react.renderProp("label", it.getString("label"))}>${it.getString("children")}</SearchOverlay>`,
  metadata: { nestable: true },
};
