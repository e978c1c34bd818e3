// url=<LENSCAPE_UI>?node-id=<search-history>
// source=packages/ui/src/widgets/search-history/search-history.tsx
// component=SearchHistory
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "search-history",
  imports: ['import { SearchHistory } from "@lenscape/ui/search-history";'],
  example: figma.code`<SearchHistory${react.renderProp("items", react.identifier("items"))}${react.renderProp("onSelect", react.function("() => {}"))}${react.renderProp("onClear", react.function("() => {}"))}${react.renderProp("loading", it.getBoolean("loading"))} />`,
  metadata: { nestable: true },
};
