// url=<LENSCAPE_UI>?node-id=<forum-card>
// source=packages/ui/src/widgets/forum-card/forum-card.tsx
// component=ForumCard
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "forum-card",
  imports: ['import { ForumCard } from "@lenscape/ui/forum-card";'],
  example: figma.code`<ForumCard${react.renderProp("forum", react.identifier("forum"))}${react.renderProp("href", it.getString("href"))}${react.renderProp("userHref", react.function("() => {}"))} />`,
  metadata: { nestable: true },
};
