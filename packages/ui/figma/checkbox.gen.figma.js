// url=<LENSCAPE_UI>?node-id=<checkbox>
// source=packages/ui/src/widgets/checkbox/checkbox.tsx
// component=Checkbox
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "checkbox",
  imports: ['import { Checkbox } from "@lenscape/ui/checkbox";'],
  example: figma.code`<Checkbox>${it.getString("children")}</Checkbox>`,
  metadata: { nestable: true },
};
