import { expect, test } from "vitest";
import { formatBytes, getAxisTop, getGrowth, getLabelPosition, getTicks, toPath, toPoints } from "./chart.ts";

test.each([
  [[], 4],
  [[0, 0], 4],
  [[3], 4],
  [[9, 2], 20],
  [[41], 80],
  [[81], 100],
  [[4820], 8000],
])("ends the axis at a round number above the values: %j", (values, top) => {
  expect(getAxisTop(values)).toBe(top);
  expect(getTicks(top).every(Number.isInteger)).toBe(true);
});

test("draws a line from left to right, optionally closed for the area below it", () => {
  const points = toPoints([0, 10, 5], 20);
  expect(points).toEqual([
    [0, 100],
    [50, 50],
    [100, 75],
  ]);
  expect(toPath(points)).toBe("M0.00 100.00L50.00 50.00L100.00 75.00");
  expect(toPath(points, true)).toBe("M0.00 100.00L50.00 50.00L100.00 75.00L100.00 100L0.00 100z");
  expect([toPath([]), toPoints([7], 10)]).toEqual(["", [[0, 30]]]);
});

test("returns growth in percent, and undefined from zero", () => {
  expect([getGrowth(100, 118), getGrowth(10, 9), getGrowth(0, 9)]).toEqual([18, -10, undefined]);
});

test("formats bytes in the largest fitting unit", () => {
  expect([0, 1023, 1024, 73_400_320].map(formatBytes)).toEqual(["0 B", "1023 B", "1.0 KB", "70.0 MB"]);
});

test("places the end label above the line, or below it if there is no room above", () => {
  const rising = toPoints([0, 0, 0, 0, 0, 0, 8, 10, 9, 6], 20);
  expect(getLabelPosition(rising)).toEqual({ y: 50, isUnder: false });
  expect(getLabelPosition(toPoints([0, 0, 0, 0, 0, 0, 0, 19, 20, 15], 20))).toEqual({ y: 25, isUnder: true });
  // The label stays inside the chart, also for a single day.
  expect(getLabelPosition(toPoints([20, 0, 20], 20))).toEqual({ y: 80, isUnder: true });
  expect(getLabelPosition(toPoints([7], 10))).toEqual({ y: 30, isUnder: false });
});
