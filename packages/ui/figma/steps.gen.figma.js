// url=<LENSCAPE_UI>?node-id=<steps>
// source=packages/ui/src/widgets/steps/steps.tsx
// component=Steps
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "steps",
  imports: ['import { Steps } from "@lenscape/ui/steps";'],
  example: figma.code`<Steps${react.renderProp("steps", react.identifier("steps"))}${react.renderProp("current", react.identifier("current"))}${react.renderProp("align", it.getEnum("align", {"center":"center","start":"start"}))} />`,
  metadata: { nestable: true },
};
