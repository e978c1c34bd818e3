import { afterEach, expect, test, vi } from "vitest";
import {
  communityDay,
  formatRelative,
  parseWireTime,
  setCommunityZone,
  steadyAheadOf,
  toIsoTime,
  wireTimeOf,
} from "./time.ts";

afterEach(() => setCommunityZone("Asia/Shanghai"));

const now = parseWireTime("2026-11-21 12:00:00");

test("a wire time is Asia/Shanghai wall-clock where no other zone is said", () => {
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

test.each([
  ["America/New_York", "2026-11-21 08:00:00", "2026-11-21T08:00:00-05:00", 13],
  ["America/New_York", "2026-07-21 08:00:00", "2026-07-21T08:00:00-04:00", 12],
  ["Asia/Kolkata", "2026-11-21 08:00:00", "2026-11-21T08:00:00+05:30", 2.5],
  ["UTC", "2026-11-21 08:00:00", "2026-11-21T08:00:00+00:00", 8],
])("in %s %s is %s", (zone, wire, iso, hoursUtc) => {
  setCommunityZone(zone);
  expect(toIsoTime(wire)).toBe(iso);
  const at = parseWireTime(wire);
  expect(at).toBe(Date.parse(iso));
  expect((at % (24 * 3600_000)) / 3600_000).toBe(hoursUtc);
  expect(wireTimeOf(at)).toBe(wire);
});

test("a zone whose clock stays is written alike with what is known of it, without asking the calendar", () => {
  expect(steadyAheadOf("America/New_York")).toBeUndefined();
  const ahead = steadyAheadOf("Asia/Kolkata");
  expect(ahead).toBe(5.5 * 3600_000);
  const formatSpy = vi.spyOn(Intl, "DateTimeFormat");
  setCommunityZone("Asia/Kolkata", ahead);
  expect(toIsoTime("2026-11-21 08:00:00")).toBe("2026-11-21T08:00:00+05:30");
  expect(wireTimeOf(parseWireTime("2026-11-21 08:00:00"))).toBe("2026-11-21 08:00:00");
  expect(parseWireTime("soon")).toBeNaN();
  expect(formatSpy).not.toHaveBeenCalled();
  formatSpy.mockRestore();
  setCommunityZone("America/New_York");
  expect(toIsoTime("2026-07-21 08:00:00")).toBe("2026-07-21T08:00:00-04:00");
});

test("days are those of the community's zone, also where its clock is put forward", () => {
  const at = Date.UTC(2026, 10, 21, 20);
  const shanghai = communityDay(at);
  setCommunityZone("America/New_York");
  expect(communityDay(at)).toBe(shanghai - 1);
  const [before, after] = [parseWireTime("2026-03-08 01:59:59"), parseWireTime("2026-03-08 03:00:00")];
  expect(after - before).toBe(1000);
  expect(communityDay(after)).toBe(communityDay(before));
  expect(formatRelative("2026-03-07 23:30:00", parseWireTime("2026-03-08 08:00:00"))).toBe("昨天 23:30");
});

test("a zone that nobody knows is refused, and the former one stays", () => {
  expect(() => setCommunityZone("Mars/Olympus")).toThrow(RangeError);
  expect(toIsoTime("2026-11-21 08:00:00")).toBe("2026-11-21T08:00:00+08:00");
});
