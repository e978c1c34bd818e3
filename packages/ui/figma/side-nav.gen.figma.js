// url=<LENSCAPE_UI>?node-id=<side-nav>
// source=packages/ui/src/widgets/side-nav/side-nav.tsx
// component=SideNav
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "side-nav",
  imports: ['import { SideNav } from "@lenscape/ui/side-nav";'],
  example: figma.code`<SideNav${react.renderProp("items", react.identifier("items"))}${react.renderProp("current", it.getString("current"))}${react.renderProp("aria-label", it.getString("aria-label"))} />`,
  metadata: { nestable: true },
};
