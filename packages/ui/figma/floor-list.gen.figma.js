// url=<LENSCAPE_UI>?node-id=<floor-list>
// source=packages/ui/src/widgets/floor-list/floor-list.tsx
// component=FloorList
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "floor-list",
  imports: ['import { FloorList } from "@lenscape/ui/floor-list";'],
  example: figma.code`<FloorList${react.renderProp("floors", react.identifier("floors"))}${react.renderProp("hrefOf", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
