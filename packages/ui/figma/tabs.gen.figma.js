// url=<LENSCAPE_UI>?node-id=<tabs>
// source=packages/ui/src/widgets/tabs/tabs.tsx
// component=Tabs
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "tabs",
  imports: ['import { Tabs } from "@lenscape/ui/tabs";'],
  example: figma.code`<Tabs />`,
  metadata: { nestable: true },
};
