// url=<LENSCAPE_UI>?node-id=<switch>
// source=packages/ui/src/widgets/switch/switch.tsx
// component=Switch
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "switch",
  imports: ['import { Switch } from "@lenscape/ui/switch";'],
  example: figma.code`<Switch />`,
  metadata: { nestable: true },
};
