// url=<LENSCAPE_UI>?node-id=<rich-text>
// source=packages/ui/src/widgets/rich-text/rich-text.tsx
// component=RichText
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "rich-text",
  imports: ['import { RichText } from "@lenscape/ui/rich-text";'],
  example: figma.code`<RichText${react.renderProp("size", it.getEnum("size", {"sm":"sm","lg":"lg"}))}${react.renderProp("html", react.identifier("html"))}${react.renderProp("fold", it.getBoolean("fold"))} />`,
  metadata: { nestable: true },
};
