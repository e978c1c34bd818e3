// url=<LENSCAPE_UI>?node-id=<comment-composer>
// source=packages/ui/src/widgets/comment-composer/comment-composer.tsx
// component=CommentComposer
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "comment-composer",
  imports: ['import { CommentComposer } from "@lenscape/ui/comment-composer";'],
  example: figma.code`<CommentComposer${react.renderProp("value", it.getString("value"))}${react.renderProp("onValueChange", react.function("() => {}"))}${react.renderProp("max", react.identifier("max"))}${react.renderProp("length", react.identifier("length"))}${react.renderProp("search", react.identifier("search"))}${react.renderProp("onMention", react.function("() => {}"))}${react.renderProp("images", react.identifier("images"))}${react.renderProp("maxImages", react.identifier("maxImages"))}${react.renderProp("onAddImages", react.function("() => {}"))}${react.renderProp("onRemoveImage", react.function("() => {}"))}${react.renderProp("onRetryImage", react.function("() => {}"))}${react.renderProp("labelShown", it.getBoolean("labelShown"))}${react.renderProp("loading", it.getBoolean("loading"))}${react.renderProp("onSubmit", react.function("() => {}"))}${react.renderProp("handle", react.identifier("handle"))} />`,
  metadata: { nestable: true },
};
