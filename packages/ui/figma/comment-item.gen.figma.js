// url=<LENSCAPE_UI>?node-id=<comment-item>
// source=packages/ui/src/widgets/comment-item/comment-item.tsx
// component=CommentItem
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "comment-item",
  imports: ['import { CommentItem } from "@lenscape/ui/comment-item";'],
  example: figma.code`<CommentItem${react.renderProp("comment", react.identifier("comment"))}${react.renderProp("userHref", react.function("() => {}"))}${react.renderProp("loadingReplies", it.getBoolean("loadingReplies"))} />`,
  metadata: { nestable: true },
};
