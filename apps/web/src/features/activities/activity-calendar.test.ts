import type { Activity } from "@lenscape/api/types";
import { expect, test } from "vitest";
import { createCalendarFile } from "./activity-calendar.ts";

test("creates a calendar file in UTC with escaped text and two reminders", () => {
  const file = createCalendarFile(
    {
      id: "301",
      title: "夜拍，带灯; 带伞",
      startAt: "2026-11-28 17:30:00",
      endAt: "2026-11-28 22:00:00",
      signStartAt: "2026-11-20 10:00:00",
      location: { name: "东门; 2 号", address: "" },
    } as Activity,
    "https://lenscape.example/a",
  );
  expect(file).toContain("DTSTART:20261128T093000Z\r\nDTEND:20261128T140000Z");
  expect(file).toContain("SUMMARY:夜拍，带灯\\; 带伞");
  expect(file).toContain("LOCATION:东门\\; 2 号\r\n");
  expect(file.match(/TRIGGER:/g)).toHaveLength(2);
});
