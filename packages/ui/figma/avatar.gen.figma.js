// url=<LENSCAPE_UI>?node-id=<avatar>
// source=packages/ui/src/widgets/avatar/avatar.tsx
// component=Avatar
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "avatar",
  imports: ['import { Avatar } from "@lenscape/ui/avatar";'],
  example: figma.code`<Avatar${react.renderProp("size", it.getEnum("size", {"20":"20","24":"24","28":"28","32":"32","36":"36","40":"40","48":"48","56":"56","96":"96"}))}${react.renderProp("verified", it.getBoolean("verified"))}${react.renderProp("loading", it.getEnum("loading", {"lazy":"lazy","eager":"eager"}))} />`,
  metadata: { nestable: true },
};
