// url=<LENSCAPE_UI>?node-id=<group-header>
// source=packages/ui/src/widgets/group-header/group-header.tsx
// component=GroupHeader
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "group-header",
  imports: ['import { GroupHeader } from "@lenscape/ui/group-header";'],
  example: figma.code`<GroupHeader${react.renderProp("title", it.getString("title"))}${react.renderProp("brief", it.getString("brief"))}${react.renderProp("cover", it.getString("cover"))}${react.renderProp("stats", react.identifier("stats"))} />`,
  metadata: { nestable: true },
};
