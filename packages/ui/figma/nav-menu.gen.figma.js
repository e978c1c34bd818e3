// url=<LENSCAPE_UI>?node-id=<nav-menu>
// source=packages/ui/src/widgets/nav-menu/nav-menu.tsx
// component=NavMenu
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "nav-menu",
  imports: ['import { NavMenu } from "@lenscape/ui/nav-menu";'],
  example: figma.code`<NavMenu${react.renderProp("items", react.identifier("items"))}${react.renderProp("currentPath", it.getString("currentPath"))} />`,
  metadata: { nestable: true },
};
