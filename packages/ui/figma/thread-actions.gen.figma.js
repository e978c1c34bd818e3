// url=<LENSCAPE_UI>?node-id=<thread-actions>
// source=packages/ui/src/widgets/thread-actions/thread-actions.tsx
// component=ThreadActions
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "thread-actions",
  imports: ['import { ThreadActions } from "@lenscape/ui/thread-actions";'],
  example: figma.code`<ThreadActions${react.renderProp("likeCount", react.identifier("likeCount"))}${react.renderProp("replyCount", react.identifier("replyCount"))}${react.renderProp("favoriteCount", react.identifier("favoriteCount"))}${react.renderProp("shareCount", react.identifier("shareCount"))}${react.renderProp("isLike", it.getBoolean("isLike"))}${react.renderProp("isFavorite", it.getBoolean("isFavorite"))}${react.renderProp("commentHref", it.getString("commentHref"))} />`,
  metadata: { nestable: true },
};
