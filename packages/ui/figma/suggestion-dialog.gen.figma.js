// url=<LENSCAPE_UI>?node-id=<suggestion-dialog>
// source=packages/ui/src/widgets/suggestion-dialog/suggestion-dialog.tsx
// component=SuggestionDialog
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "suggestion-dialog",
  imports: ['import { SuggestionDialog } from "@lenscape/ui/suggestion-dialog";'],
  example: figma.code`<SuggestionDialog${react.renderProp("kind", react.identifier("kind"))}${react.renderProp("open", it.getBoolean("open"))}${react.renderProp("defaultOpen", it.getBoolean("defaultOpen"))}${react.renderProp("search", react.identifier("search"))}${react.renderProp("onPick", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
