// url=<LENSCAPE_UI>?node-id=<thread-post>
// source=packages/ui/src/widgets/thread-post/thread-post.tsx
// component=ThreadPost
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "thread-post",
  imports: ['import { ThreadPost } from "@lenscape/ui/thread-post";'],
  example: figma.code`<ThreadPost${react.renderProp("thread", react.identifier("thread"))}${react.renderProp("spokenTitle", it.getString("spokenTitle"))}${react.renderProp("userHref", it.getString("userHref"))}${react.renderProp("topicHref", react.function("() => {}"))}>${it.getString("children")}</ThreadPost>`,
  metadata: { nestable: true },
};
