// url=<LENSCAPE_UI>?node-id=<icon-button>
// source=packages/ui/src/widgets/icon-button/icon-button.tsx
// component=IconButton
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "icon-button",
  imports: ['import { IconButton } from "@lenscape/ui/icon-button";'],
  example: figma.code`<IconButton${react.renderProp("size", it.getEnum("size", {"sm":"sm","md":"md","lg":"lg"}))}${react.renderProp("aria-label", it.getString("aria-label"))}${react.renderProp("dot", it.getBoolean("dot"))}>${it.getString("children")}</IconButton>`,
  metadata: { nestable: true },
};
