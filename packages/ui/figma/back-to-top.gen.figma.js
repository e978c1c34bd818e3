// url=<LENSCAPE_UI>?node-id=<back-to-top>
// source=packages/ui/src/widgets/back-to-top/back-to-top.tsx
// component=BackToTop
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "back-to-top",
  imports: ['import { BackToTop } from "@lenscape/ui/back-to-top";'],
  example: figma.code`<BackToTop />`,
  metadata: { nestable: true },
};
