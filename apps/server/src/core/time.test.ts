import { describe, expect, test } from "vitest";
import { createClock, startOfDay } from "./time.ts";

/** Days with clock changes, and the moment at which each begins. */
const days: [zone: string, day: string, begins: string, reason: string][] = [
  ["Asia/Shanghai", "2026-11-22", "2026-11-21T16:00:00Z", "no summer time"],
  ["Europe/Berlin", "2026-03-28", "2026-03-27T23:00:00Z", "the day before summer time"],
  ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z", "23 hours"],
  ["Europe/Berlin", "2026-03-30", "2026-03-29T22:00:00Z", "the day after"],
  ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00Z", "25 hours"],
  ["Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00Z", "half an hour more"],
  ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z", "it begins at 01:00"],
  ["Africa/Cairo", "2026-10-30", "2026-10-29T22:00:00Z", "the hour before midnight comes twice"],
  ["America/Havana", "2026-03-08", "2026-03-08T05:00:00Z", "it begins at 01:00"],
  ["America/Havana", "2026-11-01", "2026-11-01T04:00:00Z", "the hour after midnight comes twice"],
  ["America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z", "it begins at 01:00"],
  ["America/Sao_Paulo", "2018-02-18", "2018-02-18T03:00:00Z", "the hour before midnight comes twice"],
  ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z", "a day that was left out: where it would have been"],
  ["Pacific/Kiritimati", "2026-06-01", "2026-05-31T10:00:00Z", "14 hours ahead"],
  ["Etc/GMT+12", "2026-06-01", "2026-06-01T12:00:00Z", "12 hours behind"],
];

describe("the start of a day", () => {
  test.each(days)("%s %s: %s (%s)", (zone, day, begins) => {
    const begin = new Date(begins);
    expect(startOfDay(createClock(zone), day)).toEqual(begin);
  });

  test.each(days.filter(([zone]) => zone !== "Pacific/Apia"))(
    "is the same for every moment of %s %s",
    (zone, day, begins) => {
      const begin = Date.parse(begins);
      for (let minutes = 0; minutes < 26 * 60; minutes += 15) {
        const now = new Date(begin + minutes * 60_000 + 59_999);
        const clock = createClock(zone, () => now);
        if (clock.day(now) === day)
          expect(startOfDay(clock).toISOString()).toBe(new Date(begin).toISOString());
        else expect(minutes).toBeGreaterThanOrEqual(23 * 60 - 1);
      }
    },
  );

  test.each(days)("parse reverses format for the moments of %s %s", (zone, _day, begins) => {
    const clock = createClock(zone);
    for (let minutes = -26 * 60; minutes < 26 * 60; minutes += 15) {
      const text = clock.format(new Date(Date.parse(begins) + minutes * 60_000));
      const read = clock.parse(text);
      expect(read && clock.format(read), text).toBe(text);
    }
  });
});
