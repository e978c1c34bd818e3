// url=<LENSCAPE_UI>?node-id=<card>
// source=packages/ui/src/widgets/card/card.tsx
// component=Card
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "card",
  imports: ['import { Card } from "@lenscape/ui/card";'],
  example: figma.code`<Card />`,
  metadata: { nestable: true },
};
