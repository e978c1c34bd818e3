// url=<LENSCAPE_UI>?node-id=<icon-tile>
// source=packages/ui/src/widgets/icon-tile/icon-tile.tsx
// component=IconTile
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "icon-tile",
  imports: ['import { IconTile } from "@lenscape/ui/icon-tile";'],
  example: figma.code`<IconTile${react.renderProp("tone", it.getEnum("tone", {"brand":"brand","amber":"amber","red":"red","blue":"blue","plum":"plum","grey":"grey"}))}${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))}${react.renderProp("shape", it.getEnum("shape", {"square":"square","round":"round"}))} />`,
  metadata: { nestable: true },
};
