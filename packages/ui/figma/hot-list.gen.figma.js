// url=<LENSCAPE_UI>?node-id=<hot-list>
// source=packages/ui/src/widgets/hot-list/hot-list.tsx
// component=HotList
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "hot-list",
  imports: ['import { HotList } from "@lenscape/ui/hot-list";'],
  example: figma.code`<HotList${react.renderProp("items", react.identifier("items"))}${react.renderProp("hrefOf", react.function("() => {}"))}${react.renderProp("numbered", it.getBoolean("numbered"))} />`,
  metadata: { nestable: true },
};
