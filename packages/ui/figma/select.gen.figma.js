// url=<LENSCAPE_UI>?node-id=<select>
// source=packages/ui/src/widgets/select/select.tsx
// component=Select
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "select",
  imports: ['import { Select } from "@lenscape/ui/select";'],
  example: figma.code`<Select${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))}${react.renderProp("pill", it.getBoolean("pill"))}>${it.getString("children")}</Select>`,
  metadata: { nestable: true },
};
