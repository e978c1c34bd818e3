// url=<LENSCAPE_UI>?node-id=<field>
// source=packages/ui/src/widgets/field/field.tsx
// component=Field
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "field",
  imports: ['import { Field } from "@lenscape/ui/field";'],
  example: figma.code`<Field${react.renderProp("label", it.getString("label"))}${react.renderProp("labelHidden", it.getBoolean("labelHidden"))}${react.renderProp("required", it.getBoolean("required"))}>${it.getString("children")}</Field>`,
  metadata: { nestable: true },
};
