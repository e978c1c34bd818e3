import { expect, test } from "vitest";
import { formatCount, formatExact, formatSome, nameCount } from "./count.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1284, "1,284"],
  [9999, "9,999"],
  [10_000, "1 万"],
  [12_840, "1.2 万"],
  [19_999, "1.9 万"],
  [99_999_999, "9999.9 万"],
  [120_000_000, "1.2 亿"],
  [-3, "0"],
  [Number.NaN, "0"],
])("%d reads as %s", (count, expected) => {
  expect(formatCount(count)).toBe(expected);
});

test("a zero beside a mark is not written, nor said", () => {
  expect([formatSome(0), formatSome(1284)]).toEqual(["", "1,284"]);
  expect([nameCount("点赞", 0), nameCount("点赞", 12_840)]).toEqual(["点赞", "点赞 1.2 万"]);
});

test("English counts use K and M", () => {
  expect(formatCount(1284, "en")).toBe("1,284");
  expect(formatCount(12_840, "en")).toBe("12.8K");
  expect(formatCount(1_250_000, "en")).toBe("1.2M");
});

test.each([
  [2480, "2,480"],
  [12_800, "12,800"],
  [-180, "\u2212180"],
  [0, "0"],
  [1e18, "1,000,000,000,000,000,000"],
  [Number.NaN, "0"],
])("%d in full is %s", (value, expected) => {
  expect(formatExact(value)).toBe(expected);
});
