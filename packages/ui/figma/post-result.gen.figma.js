// url=<LENSCAPE_UI>?node-id=<post-result>
// source=packages/ui/src/widgets/post-result/post-result.tsx
// component=PostResult
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "post-result",
  imports: ['import { PostResult } from "@lenscape/ui/post-result";'],
  example: figma.code`<PostResult${react.renderProp("thread", react.identifier("thread"))}${react.renderProp("href", it.getString("href"))} />`,
  metadata: { nestable: true },
};
