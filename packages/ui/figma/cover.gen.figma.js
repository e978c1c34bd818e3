// url=<LENSCAPE_UI>?node-id=<cover>
// source=packages/ui/src/widgets/cover/cover.tsx
// component=Cover
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "cover",
  imports: ['import { Cover } from "@lenscape/ui/cover";'],
  example: figma.code`<Cover />`,
  metadata: { nestable: true },
};
