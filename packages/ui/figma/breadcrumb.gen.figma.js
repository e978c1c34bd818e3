// url=<LENSCAPE_UI>?node-id=<breadcrumb>
// source=packages/ui/src/widgets/breadcrumb/breadcrumb.tsx
// component=Breadcrumb
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "breadcrumb",
  imports: ['import { Breadcrumb } from "@lenscape/ui/breadcrumb";'],
  example: figma.code`<Breadcrumb${react.renderProp("items", react.identifier("items"))} />`,
  metadata: { nestable: true },
};
