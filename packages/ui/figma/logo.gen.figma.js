// url=<LENSCAPE_UI>?node-id=<logo>
// source=packages/ui/src/widgets/logo/logo.tsx
// component=Logo
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "logo",
  imports: ['import { Logo } from "@lenscape/ui/logo";'],
  example: figma.code`<Logo${react.renderProp("markOnly", it.getBoolean("markOnly"))} />`,
  metadata: { nestable: true },
};
