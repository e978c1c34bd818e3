// url=<LENSCAPE_UI>?node-id=<top-bar>
// source=packages/ui/src/widgets/top-bar/top-bar.tsx
// component=TopBar
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "top-bar",
  imports: ['import { TopBar } from "@lenscape/ui/top-bar";'],
  example: figma.code`<TopBar${react.renderProp("items", react.identifier("items"))}${react.renderProp("currentPath", it.getString("currentPath"))}${react.renderProp("user", react.identifier("user"))}${react.renderProp("signPending", it.getBoolean("signPending"))}${react.renderProp("onSearch", react.function("() => {}"))}${react.renderProp("onLogout", react.function("() => {}"))}${react.renderProp("hrefs", react.identifier("hrefs"))} />`,
  metadata: { nestable: true },
};
