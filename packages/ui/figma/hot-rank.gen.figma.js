// url=<LENSCAPE_UI>?node-id=<hot-rank>
// source=packages/ui/src/widgets/hot-rank/hot-rank.tsx
// component=HotRank
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "hot-rank",
  imports: ['import { HotRank } from "@lenscape/ui/hot-rank";'],
  example: figma.code`<HotRank${react.renderProp("rank", react.identifier("rank"))} />`,
  metadata: { nestable: true },
};
