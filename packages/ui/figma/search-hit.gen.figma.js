// url=<LENSCAPE_UI>?node-id=<search-hit>
// source=packages/ui/src/widgets/search-hit/search-hit.tsx
// component=SearchHit
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "search-hit",
  imports: ['import { SearchHit } from "@lenscape/ui/search-hit";'],
  example: figma.code`<SearchHit${react.renderProp("kind", react.identifier("kind"))}${react.renderProp("kindLabel", it.getString("kindLabel"))}${react.renderProp("title", it.getString("title"))}${react.renderProp("excerpt", it.getString("excerpt"))}${react.renderProp("href", it.getString("href"))} />`,
  metadata: { nestable: true },
};
