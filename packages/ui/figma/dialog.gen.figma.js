// url=<LENSCAPE_UI>?node-id=<dialog>
// source=packages/ui/src/widgets/dialog/dialog.tsx
// component=Dialog
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "dialog",
  imports: ['import { Dialog } from "@lenscape/ui/dialog";'],
  example: figma.code`<Dialog${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))}${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))}${react.renderProp("title", it.getString("title"))}>${it.getString("children")}</Dialog>`,
  metadata: { nestable: true },
};
