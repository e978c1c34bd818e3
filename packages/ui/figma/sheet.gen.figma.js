// url=<LENSCAPE_UI>?node-id=<sheet>
// source=packages/ui/src/widgets/sheet/sheet.tsx
// component=Sheet
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "sheet",
  imports: ['import { Sheet } from "@lenscape/ui/sheet";'],
  example: figma.code`<Sheet${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))}${react.renderProp("maskClosable", it.getBoolean("maskClosable"))}${react.renderProp("side", it.getEnum("side", {"bottom":"bottom","left":"left","right":"right"}))}${react.renderProp("title", it.getString("title"))}${react.renderProp("titleHidden", it.getBoolean("titleHidden"))}>${it.getString("children")}</Sheet>`,
  metadata: { nestable: true },
};
