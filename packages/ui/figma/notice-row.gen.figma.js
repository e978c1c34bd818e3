// url=<LENSCAPE_UI>?node-id=<notice-row>
// source=packages/ui/src/widgets/notice-row/notice-row.tsx
// component=NoticeRow
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "notice-row",
  imports: ['import { NoticeRow } from "@lenscape/ui/notice-row";'],
  example: figma.code`<NoticeRow${react.renderProp("lead", it.getString("lead"))}${react.renderProp("title", it.getString("title"))}${react.renderProp("time", it.getString("time"))}${react.renderProp("timeText", it.getString("timeText"))}${react.renderProp("unread", it.getBoolean("unread"))} />`,
  metadata: { nestable: true },
};
