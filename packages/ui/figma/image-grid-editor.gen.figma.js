// url=<LENSCAPE_UI>?node-id=<image-grid-editor>
// source=packages/ui/src/widgets/image-grid-editor/image-grid-editor.tsx
// component=ImageGridEditor
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "image-grid-editor",
  imports: ['import { ImageGridEditor } from "@lenscape/ui/image-grid-editor";'],
  example: figma.code`<ImageGridEditor${react.renderProp("images", react.identifier("images"))}${react.renderProp("onAdd", react.function("() => {}"))}${react.renderProp("onRemove", react.function("() => {}"))}${react.renderProp("onRetry", react.function("() => {}"))}${react.renderProp("onReorder", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
