// url=<LENSCAPE_UI>?node-id=<mention-textarea>
// source=packages/ui/src/widgets/mention-textarea/mention-textarea.tsx
// component=MentionTextarea
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "mention-textarea",
  imports: ['import { MentionTextarea } from "@lenscape/ui/mention-textarea";'],
  example: figma.code`<MentionTextarea${react.renderProp("autosize", it.getBoolean("autosize"))}${react.renderProp("value", it.getString("value"))}${react.renderProp("onValueChange", react.function("() => {}"))}${react.renderProp("search", react.identifier("search"))}${react.renderProp("onPick", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
