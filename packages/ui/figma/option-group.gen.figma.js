// url=<LENSCAPE_UI>?node-id=<option-group>
// source=packages/ui/src/widgets/option-group/option-group.tsx
// component=OptionGroup
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "option-group",
  imports: ['import { OptionGroup } from "@lenscape/ui/option-group";'],
  example: figma.code`<OptionGroup${react.renderProp("legend", it.getString("legend"))}${react.renderProp("options", react.identifier("options"))} />`,
  metadata: { nestable: true },
};
