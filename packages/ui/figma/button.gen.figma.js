// url=<LENSCAPE_UI>?node-id=<button>
// source=packages/ui/src/widgets/button/button.tsx
// component=Button
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "button",
  imports: ['import { Button } from "@lenscape/ui/button";'],
  example: figma.code`<Button${react.renderProp("tone", it.getEnum("tone", {"primary":"primary","secondary":"secondary","soft":"soft","accent":"accent","ghost":"ghost","danger":"danger"}))}${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))}${react.renderProp("block", it.getBoolean("block"))}${react.renderProp("loading", it.getBoolean("loading"))}>${it.getString("children")}</Button>`,
  metadata: { nestable: true },
};
