// url=<LENSCAPE_UI>?node-id=<avatar-stack>
// source=packages/ui/src/widgets/avatar-stack/avatar-stack.tsx
// component=AvatarStack
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "avatar-stack",
  imports: ['import { AvatarStack } from "@lenscape/ui/avatar-stack";'],
  example: figma.code`<AvatarStack${react.renderProp("users", react.identifier("users"))}${react.renderProp("size", it.getEnum("size", {"20":20,"24":24,"28":28,"32":32}))} />`,
  metadata: { nestable: true },
};
