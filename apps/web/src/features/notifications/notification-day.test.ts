import { parseWireTime } from "@lenscape/ui/lib/time";
import { expect, test } from "vitest";
import { formatNotificationTime, getDay } from "./notification-day.ts";

test.each([
  ["2027-01-02 00:01:00", "2027-01-02 00:00:00", "today", "00:00"],
  ["2027-01-02 00:01:00", "2027-01-01 23:59:00", "yesterday", "23:59"],
  ["2027-01-02 23:59:00", "2027-01-01 00:01:00", "yesterday", "00:01"],
  ["2027-01-02 00:01:00", "2026-12-31 23:59:00", "week", "2026-12-31 23:59"],
  ["2027-01-09 23:59:00", "2027-01-03 00:01:00", "week", "01-03 00:01"],
  ["2027-01-10 00:01:00", "2027-01-03 23:59:00", "earlier", "01-03 23:59"],
])("at %s groups a notification of %s as %s", (now, time, day, formatted) => {
  expect(getDay(time, parseWireTime(now))).toBe(day);
  expect(formatNotificationTime(time, parseWireTime(now))).toBe(formatted);
});
