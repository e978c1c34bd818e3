// url=<LENSCAPE_UI>?node-id=<calendar-month>
// source=packages/ui/src/widgets/calendar-month/calendar-month.tsx
// component=CalendarMonth
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "calendar-month",
  imports: ['import { CalendarMonth } from "@lenscape/ui/calendar-month";'],
  example: figma.code`<CalendarMonth${react.renderProp("month", it.getString("month"))}${react.renderProp("today", it.getString("today"))}${react.renderProp("signed", react.identifier("signed"))} />`,
  metadata: { nestable: true },
};
