// url=<LENSCAPE_UI>?node-id=<skeleton>
// source=packages/ui/src/widgets/skeleton/skeleton.tsx
// component=Skeleton
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "skeleton",
  imports: ['import { Skeleton } from "@lenscape/ui/skeleton";'],
  example: figma.code`<Skeleton${react.renderProp("shape", it.getEnum("shape", {"block":"block","media":"media","round":"round"}))} />`,
  metadata: { nestable: true },
};
