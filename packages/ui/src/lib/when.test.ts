import { expect, test } from "vitest";
import { parseWireTime } from "./time.ts";
import { dayOfMonth, formatDate, formatLeft, formatWhen, monthOf, weekdayOf } from "./when.ts";

test("a day is written with its month, and with its year when that is another", () => {
  expect(formatDate("2026-11-28 17:30:00")).toBe("11 月 28 日");
  expect(formatDate("2027-01-02 00:00:00", "2026-11-28 17:30:00")).toBe("2027 年 1 月 2 日");
  expect(weekdayOf("2026-11-28 00:10:00")).toBe("周六");
  expect(dayOfMonth("2026-11-02 00:10:00")).toBe("2");
  expect([formatDate("soon"), weekdayOf("soon"), dayOfMonth("soon")]).toEqual(["soon", "", ""]);
});

test("what takes place on one day says its hours, what lasts for days says from when to when", () => {
  expect(formatWhen("2026-11-28 17:30:00", "2026-11-28 22:00:00")).toBe("11 月 28 日 周六 17:30–22:00");
  expect(formatWhen("2026-11-28 20:00:00", "2026-11-29 01:00:00")).toBe("11 月 28 日 周六 20:00–01:00");
  expect(formatWhen("2026-11-21 00:00:00", "2026-12-05 00:00:00")).toBe("11 月 21 日至 12 月 5 日");
});

test("in English the names of months and days are English", () => {
  expect(formatWhen("2026-11-28 17:30:00", "2026-11-28 22:00:00", "en")).toBe("Nov 28 Sat 17:30–22:00");
  expect(formatWhen("2026-11-21 00:00:00", "2026-12-05 00:00:00", "en")).toBe("Nov 21 – Dec 5");
  expect(formatDate("2027-01-02 00:00:00", "2026-11-28 17:30:00", "en")).toBe("Jan 2, 2027");
  expect([monthOf("2026-11-28 00:10:00", "en"), monthOf("2026-11-28 00:10:00"), monthOf("soon")]).toEqual([
    "Nov",
    "11 月",
    "",
  ]);
});

test("what is left is said in its two largest units", () => {
  const now = parseWireTime("2026-11-21 10:00:00");
  expect(formatLeft("2026-11-26 17:00:00", now)).toBe("5 天 7 小时");
  expect(formatLeft("2026-11-21 11:00:00", now)).toBe("1 小时");
  expect(formatLeft("2026-11-21 10:00:30", now)).toBe("1 分钟");
  expect(formatLeft("2026-11-21 10:00:00", now)).toBe("");
  expect(formatLeft("never", now)).toBe("");
});
