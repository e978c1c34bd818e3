// url=<LENSCAPE_UI>?node-id=<link-card>
// source=packages/ui/src/widgets/link-card/link-card.tsx
// component=LinkCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "link-card",
  imports: ['import { LinkCard } from "@lenscape/ui/link-card";'],
  example: figma.code`<LinkCard${react.renderProp("href", it.getString("href"))}${react.renderProp("title", it.getString("title"))}${react.renderProp("site", it.getString("site"))} />`,
  metadata: { nestable: true },
};
