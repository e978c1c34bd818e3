// url=<LENSCAPE_UI>?node-id=<tab-bar>
// source=packages/ui/src/widgets/tab-bar/tab-bar.tsx
// component=TabBar
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "tab-bar",
  imports: ['import { TabBar } from "@lenscape/ui/tab-bar";'],
  example: figma.code`<TabBar${react.renderProp("current", it.getEnum("current", {"home":"home","community":"community","messages":"messages","mine":"mine"}))}${react.renderProp("hrefs", react.identifier("hrefs"))}${react.renderProp("onPublish", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
