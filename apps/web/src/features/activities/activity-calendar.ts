import type { Activity } from "@lenscape/api/types";
import { parseWireTime } from "@lenscape/ui/lib/time";

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

/** Formats a wire time in UTC for calendar files: `20261128T093000Z`. */
const formatUtc = (wire: string) => new Date(parseWireTime(wire)).toISOString().replace(/[-:]|\.\d+/g, "");

/** Creates a calendar file of an activity (RFC 5545), with reminders one day and one hour before it begins. */
export function createCalendarFile(activity: Activity, address: string): string {
  const { id, title, startAt, endAt, signStartAt, location } = activity;
  const createAlarm = (before: string) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-${before}`,
    "END:VALARM",
  ];
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lenscape//Activity//ZH",
    "BEGIN:VEVENT",
    `UID:activity-${id}@lenscape`,
    `DTSTAMP:${formatUtc(signStartAt)}`,
    `DTSTART:${formatUtc(startAt)}`,
    `DTEND:${formatUtc(endAt)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(location
      ? [`LOCATION:${escapeText([location.name, location.address].filter(Boolean).join("，"))}`]
      : []),
    `URL:${address}`,
    ...createAlarm("P1D"),
    ...createAlarm("PT1H"),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
