// url=<LENSCAPE_UI>?node-id=<message-composer>
// source=packages/ui/src/widgets/message-composer/message-composer.tsx
// component=MessageComposer
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "message-composer",
  imports: ['import { MessageComposer } from "@lenscape/ui/message-composer";'],
  example: figma.code`<MessageComposer${react.renderProp("value", it.getString("value"))}${react.renderProp("onValueChange", react.function("() => {}"))}${react.renderProp("onSend", react.function("() => {}"))}${react.renderProp("max", react.identifier("max"))}${react.renderProp("length", react.identifier("length"))}${react.renderProp("label", it.getString("label"))}${react.renderProp("refused", it.getBoolean("refused"))} />`,
  metadata: { nestable: true },
};
