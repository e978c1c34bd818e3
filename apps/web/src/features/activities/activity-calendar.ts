import type { Activity } from "@lenscape/api/types";
import { parseWireTime } from "@lenscape/ui/lib/time";

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

/** A moment as calendars write it: `20261128T093000Z`. */
const stamp = (wire: string) => new Date(parseWireTime(wire)).toISOString().replace(/[-:]|\.\d+/g, "");

/** An activity as a calendar file (RFC 5545), reminding a day and an hour before it begins. */
export function calendarOf(activity: Activity, address: string): string {
  const { id, title, startAt, endAt, signStartAt, location } = activity;
  const alarm = (before: string) => [
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
    `DTSTAMP:${stamp(signStartAt)}`,
    `DTSTART:${stamp(startAt)}`,
    `DTEND:${stamp(endAt)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(location
      ? [`LOCATION:${escapeText([location.name, location.address].filter(Boolean).join("，"))}`]
      : []),
    `URL:${address}`,
    ...alarm("P1D"),
    ...alarm("PT1H"),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
