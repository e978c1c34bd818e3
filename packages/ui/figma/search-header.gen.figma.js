// url=<LENSCAPE_UI>?node-id=<search-header>
// source=packages/ui/src/widgets/search-header/search-header.tsx
// component=SearchHeader
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "search-header",
  imports: ['import { SearchHeader } from "@lenscape/ui/search-header";'],
  example: figma.code`<SearchHeader${react.renderProp("home", it.getString("home"))}${react.renderProp("cancel", it.getString("cancel"))}${react.renderProp("onCancel", react.function("() => {}"))}>${it.getString("children")}</SearchHeader>`,
  metadata: { nestable: true },
};
