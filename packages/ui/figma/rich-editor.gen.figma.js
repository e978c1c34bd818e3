// url=<LENSCAPE_UI>?node-id=<rich-editor>
// source=packages/ui/src/widgets/rich-editor/rich-editor.tsx
// component=RichEditor
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "rich-editor",
  imports: ['import { RichEditor } from "@lenscape/ui/rich-editor";'],
  example: figma.code`<RichEditor${react.renderProp("defaultValue", it.getString("defaultValue"))}${react.renderProp("onContentChange", react.function("() => {}"))}${react.renderProp("queue", react.identifier("queue"))}${react.renderProp("takePictures", react.function("() => {}"))}${react.renderProp("accept", it.getString("accept"))}${react.renderProp("search", react.identifier("search"))}${react.renderProp("hrefOf", react.function("() => {}"))}${react.renderProp("onPickToken", react.function("() => {}"))}${react.renderProp("emojis", react.identifier("emojis"))}${react.renderProp("placeholder", it.getString("placeholder"))}${react.renderProp("aria-label", it.getString("aria-label"))}${react.renderProp("onRefusedPaste", react.function("() => {}"))}${react.renderProp("onSubmit", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
