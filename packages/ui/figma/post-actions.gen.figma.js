// url=<LENSCAPE_UI>?node-id=<post-actions>
// source=packages/ui/src/widgets/post-actions/post-actions.tsx
// component=PostActions
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "post-actions",
  imports: ['import { PostActions } from "@lenscape/ui/post-actions";'],
  example: figma.code`<PostActions${react.renderProp("likeCount", react.identifier("likeCount"))}${react.renderProp("favoriteCount", react.identifier("favoriteCount"))}${react.renderProp("shareCount", react.identifier("shareCount"))}${react.renderProp("isLike", it.getBoolean("isLike"))}${react.renderProp("isFavorite", it.getBoolean("isFavorite"))}${react.renderProp("own", it.getBoolean("own"))}${react.renderProp("withReplyBar", it.getBoolean("withReplyBar"))} />`,
  metadata: { nestable: true },
};
