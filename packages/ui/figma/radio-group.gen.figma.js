// url=<LENSCAPE_UI>?node-id=<radio-group>
// source=packages/ui/src/widgets/radio-group/radio-group.tsx
// component=RadioGroup
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "radio-group",
  imports: ['import { RadioGroup } from "@lenscape/ui/radio-group";'],
  example: figma.code`<RadioGroup${react.renderProp("legend", it.getString("legend"))}${react.renderProp("legendHidden", it.getBoolean("legendHidden"))}>${it.getString("children")}</RadioGroup>`,
  metadata: { nestable: true },
};
