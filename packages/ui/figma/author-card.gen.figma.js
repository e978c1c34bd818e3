// url=<LENSCAPE_UI>?node-id=<author-card>
// source=packages/ui/src/widgets/author-card/author-card.tsx
// component=AuthorCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "author-card",
  imports: ['import { AuthorCard } from "@lenscape/ui/author-card";'],
  example: figma.code`<AuthorCard${react.renderProp("user", react.identifier("user"))}${react.renderProp("href", it.getString("href"))}${react.renderProp("loading", it.getBoolean("loading"))} />`,
  metadata: { nestable: true },
};
