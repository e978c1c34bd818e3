// url=<LENSCAPE_UI>?node-id=<input>
// source=packages/ui/src/widgets/input/input.tsx
// component=Input
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "input",
  imports: ['import { Input } from "@lenscape/ui/input";'],
  example: figma.code`<Input${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))} />`,
  metadata: { nestable: true },
};
