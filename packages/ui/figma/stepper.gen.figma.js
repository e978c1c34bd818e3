// url=<LENSCAPE_UI>?node-id=<stepper>
// source=packages/ui/src/widgets/stepper/stepper.tsx
// component=Stepper
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "stepper",
  imports: ['import { Stepper } from "@lenscape/ui/stepper";'],
  example: figma.code`<Stepper${react.renderProp("disabled", it.getBoolean("disabled"))} />`,
  metadata: { nestable: true },
};
