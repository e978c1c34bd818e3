// url=<LENSCAPE_UI>?node-id=<popup>
// source=packages/ui/src/widgets/popup/popup.tsx
// component=Popup
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "popup",
  imports: ['import { Popup } from "@lenscape/ui/popup";'],
  example: figma.code`<Popup${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))}${react.renderProp("label", it.getString("label"))}${react.renderProp("maskClosable", it.getBoolean("maskClosable"))}>${it.getString("children")}</Popup>`,
  metadata: { nestable: true },
};
