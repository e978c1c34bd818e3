// url=<LENSCAPE_UI>?node-id=<popover>
// source=packages/ui/src/widgets/popover/popover.tsx
// component=Popover
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "popover",
  imports: ['import { Popover } from "@lenscape/ui/popover";'],
  example: figma.code`<Popover${react.renderProp("trigger", react.identifier("trigger"))}${react.renderProp("label", it.getString("label"))}${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))}>${it.getString("children")}</Popover>`,
  metadata: { nestable: true },
};
