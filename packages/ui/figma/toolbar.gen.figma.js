// url=<LENSCAPE_UI>?node-id=<toolbar>
// source=packages/ui/src/widgets/toolbar/toolbar.tsx
// component=Toolbar
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "toolbar",
  imports: ['import { Toolbar } from "@lenscape/ui/toolbar";'],
  example: figma.code`<Toolbar${react.renderProp("aria-label", it.getString("aria-label"))}>${it.getString("children")}</Toolbar>`,
  metadata: { nestable: true },
};
