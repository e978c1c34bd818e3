// url=<LENSCAPE_UI>?node-id=<divider>
// source=packages/ui/src/widgets/divider/divider.tsx
// component=Divider
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "divider",
  imports: ['import { Divider } from "@lenscape/ui/divider";'],
  example: figma.code`<Divider />`,
  metadata: { nestable: true },
};
