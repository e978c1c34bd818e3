// url=<LENSCAPE_UI>?node-id=<reply-bar>
// source=packages/ui/src/widgets/reply-bar/reply-bar.tsx
// component=ReplyBar
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "reply-bar",
  imports: ['import { ReplyBar } from "@lenscape/ui/reply-bar";'],
  example: figma.code`<ReplyBar${react.renderProp("likeCount", react.identifier("likeCount"))}${react.renderProp("favoriteCount", react.identifier("favoriteCount"))}${react.renderProp("isLike", it.getBoolean("isLike"))}${react.renderProp("isFavorite", it.getBoolean("isFavorite"))}${react.renderProp("onWrite", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
