// url=<LENSCAPE_UI>?node-id=<confirm-dialog>
// source=packages/ui/src/widgets/confirm-dialog/confirm-dialog.tsx
// component=ConfirmDialog
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "confirm-dialog",
  imports: ['import { ConfirmDialog } from "@lenscape/ui/confirm-dialog";'],
  example: figma.code`<ConfirmDialog${react.renderProp("content", it.getString("content"))}${react.renderProp("tone", it.getEnum("tone", {"primary":"primary","danger":"danger"}))}${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))}${react.renderProp("loading", it.getBoolean("loading"))}>${it.getString("children")}</ConfirmDialog>`,
  metadata: { nestable: true },
};
