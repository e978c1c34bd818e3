// url=<LENSCAPE_UI>?node-id=<suggestion-list>
// source=packages/ui/src/widgets/suggestion-list/suggestion-list.tsx
// component=SuggestionList
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "suggestion-list",
  imports: ['import { SuggestionList } from "@lenscape/ui/suggestion-list";'],
  example: figma.code`<SuggestionList${react.renderProp("id", it.getString("id"))}${react.renderProp("kind", react.identifier("kind"))}${react.renderProp("items", react.identifier("items"))}${react.renderProp("status", it.getEnum("status", {"loading":"loading","ready":"ready","failed":"failed"}))}${react.renderProp("active", react.identifier("active"))}${react.renderProp("onActive", react.function("() => {}"))}${react.renderProp("onPick", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
