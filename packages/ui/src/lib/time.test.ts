import { expect, test } from "vitest";
import { formatRelative, parseWireTime, toIsoTime } from "./time.ts";

const now = parseWireTime("2026-11-21 12:00:00");

test("a wire time is Asia/Shanghai wall-clock", () => {
  expect(parseWireTime("2026-11-21 08:00:00")).toBe(Date.UTC(2026, 10, 21, 0, 0, 0));
  expect(toIsoTime("2026-11-21 08:00:00")).toBe("2026-11-21T08:00:00+08:00");
});

test.each([
  ["2026-11-21 11:59:30", "刚刚"],
  ["2026-11-21 12:00:05", "刚刚"],
  ["2026-11-21 11:59:00", "1 分钟前"],
  ["2026-11-21 11:00:01", "59 分钟前"],
  ["2026-11-21 11:00:00", "1 小时前"],
  ["2026-11-21 00:00:00", "12 小时前"],
  ["2026-11-20 23:59:59", "昨天 23:59"],
  ["2026-11-20 00:00:00", "昨天 00:00"],
  ["2026-11-19 23:59:59", "11-19"],
  ["2026-01-01 00:00:00", "01-01"],
  ["2025-12-31 23:59:59", "2025-12-31"],
])("%s reads as %s", (value, expected) => {
  expect(formatRelative(value, now)).toBe(expected);
});

test("within the hour minutes win over the change of day", () => {
  expect(formatRelative("2026-11-20 23:50:00", parseWireTime("2026-11-21 00:10:00"))).toBe("20 分钟前");
});

test("on the first of January yesterday is still yesterday", () => {
  expect(formatRelative("2025-12-31 20:00:00", parseWireTime("2026-01-01 09:00:00"))).toBe("昨天 20:00");
});

test("text of another form is given back unchanged", () => {
  expect(formatRelative("soon", now)).toBe("soon");
  expect(toIsoTime("soon")).toBe("soon");
});
