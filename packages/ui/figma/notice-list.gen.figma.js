// url=<LENSCAPE_UI>?node-id=<notice-list>
// source=packages/ui/src/widgets/notice-list/notice-list.tsx
// component=NoticeList
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "notice-list",
  imports: ['import { NoticeList } from "@lenscape/ui/notice-list";'],
  example: figma.code`<NoticeList${react.renderProp("items", react.identifier("items"))}${react.renderProp("hrefOf", react.function("() => {}"))}${react.renderProp("kind", it.getEnum("kind", {"pact":"pact","guide":"guide"}))} />`,
  metadata: { nestable: true },
};
