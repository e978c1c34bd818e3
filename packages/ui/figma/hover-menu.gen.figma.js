// url=<LENSCAPE_UI>?node-id=<hover-menu>
// source=packages/ui/src/widgets/hover-menu/hover-menu.tsx
// component=HoverMenu
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "hover-menu",
  imports: ['import { HoverMenu } from "@lenscape/ui/hover-menu";'],
  example: figma.code`<HoverMenu${react.renderProp("trigger", react.identifier("trigger"))}${react.renderProp("label", it.getString("label"))}${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))}${react.renderProp("align", it.getEnum("align", {"start":"start","end":"end"}))}>${it.getString("children")}</HoverMenu>`,
  metadata: { nestable: true },
};
