// url=<LENSCAPE_UI>?node-id=<infinite-list>
// source=packages/ui/src/widgets/infinite-list/infinite-list.tsx
// component=InfiniteList
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "infinite-list",
  imports: ['import { InfiniteList } from "@lenscape/ui/infinite-list";'],
  example: figma.code`<InfiniteList${react.renderProp("items", react.identifier("items"))}${react.renderProp("getKey", react.function("() => {}"))}${react.renderProp("renderItem", react.function("() => {}"))}${react.renderProp("status", react.identifier("status"))}${react.renderProp("onLoadMore", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
