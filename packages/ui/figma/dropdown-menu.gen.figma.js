// url=<LENSCAPE_UI>?node-id=<dropdown-menu>
// source=packages/ui/src/widgets/dropdown-menu/dropdown-menu.tsx
// component=DropdownMenu
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "dropdown-menu",
  imports: ['import { DropdownMenu } from "@lenscape/ui/dropdown-menu";'],
  example: figma.code`<DropdownMenu${react.renderProp("trigger", react.identifier("trigger"))}${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))} />`,
  metadata: { nestable: true },
};
