// url=<LENSCAPE_UI>?node-id=<side-card>
// source=packages/ui/src/widgets/side-card/side-card.tsx
// component=SideCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "side-card",
  imports: ['import { SideCard } from "@lenscape/ui/side-card";'],
  example: figma.code`<SideCard${react.renderProp("title", it.getString("title"))}>${it.getString("children")}</SideCard>`,
  metadata: { nestable: true },
};
