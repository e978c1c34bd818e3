// url=<LENSCAPE_UI>?node-id=<rank-list>
// source=packages/ui/src/widgets/rank-list/rank-list.tsx
// component=RankList
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "rank-list",
  imports: ['import { RankList } from "@lenscape/ui/rank-list";'],
  example: figma.code`<RankList${react.renderProp("users", react.identifier("users"))}${react.renderProp("hrefOf", react.function("() => {}"))}${react.renderProp("layout", it.getEnum("layout", {"rows":"rows","cards":"cards"}))} />`,
  metadata: { nestable: true },
};
