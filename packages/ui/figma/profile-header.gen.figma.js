// url=<LENSCAPE_UI>?node-id=<profile-header>
// source=packages/ui/src/widgets/profile-header/profile-header.tsx
// component=ProfileHeader
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "profile-header",
  imports: ['import { ProfileHeader } from "@lenscape/ui/profile-header";'],
  example: figma.code`<ProfileHeader${react.renderProp("profile", react.identifier("profile"))}${react.renderProp("stats", react.identifier("stats"))} />`,
  metadata: { nestable: true },
};
