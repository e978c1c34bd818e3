// url=<LENSCAPE_UI>?node-id=<search-bar>
// source=packages/ui/src/widgets/search-bar/search-bar.tsx
// component=SearchBar
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "search-bar",
  imports: ['import { SearchBar } from "@lenscape/ui/search-bar";'],
  example: figma.code`<SearchBar${react.renderProp("showCount", it.getBoolean("showCount"))} />`,
  metadata: { nestable: true },
};
