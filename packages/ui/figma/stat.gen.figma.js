// url=<LENSCAPE_UI>?node-id=<stat>
// source=packages/ui/src/widgets/stat/stat.tsx
// component=Stat
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "stat",
  imports: ['import { Stat } from "@lenscape/ui/stat";'],
  example: figma.code`<Stat${react.renderProp("size", it.getEnum("size", {"sm":"sm","lg":"lg"}))}${react.renderProp("layout", it.getEnum("layout", {"inline":"inline","stacked":"stacked"}))}${react.renderProp("value", react.identifier("value"))}${react.renderProp("label", it.getString("label"))} />`,
  metadata: { nestable: true },
};
