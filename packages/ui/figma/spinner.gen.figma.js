// url=<LENSCAPE_UI>?node-id=<spinner>
// source=packages/ui/src/widgets/spinner/spinner.tsx
// component=Spinner
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "spinner",
  imports: ['import { Spinner } from "@lenscape/ui/spinner";'],
  example: figma.code`<Spinner${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))} />`,
  metadata: { nestable: true },
};
