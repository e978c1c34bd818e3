// url=<LENSCAPE_UI>?node-id=<follow-button>
// source=packages/ui/src/widgets/follow-button/follow-button.tsx
// component=FollowButton
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "follow-button",
  imports: ['import { FollowButton } from "@lenscape/ui/follow-button";'],
  example: figma.code`<FollowButton${react.renderProp("isFollow", it.getBoolean("isFollow"))}${react.renderProp("isMutual", it.getBoolean("isMutual"))}${react.renderProp("isMutualFollow", it.getBoolean("isMutualFollow"))}${react.renderProp("pending", it.getBoolean("pending"))}${react.renderProp("own", it.getBoolean("own"))} />`,
  metadata: { nestable: true },
};
