import { expect, test } from "vitest";
import { bytesText, endPlace, growth, pathOf, pointsOf, ticksOf, topOf } from "./chart.ts";

test.each([
  [[], 4],
  [[0, 0], 4],
  [[3], 4],
  [[9, 2], 20],
  [[41], 80],
  [[81], 100],
  [[4820], 8000],
])("an axis ends above its values at a round number: %j", (values, top) => {
  expect(topOf(values)).toBe(top);
  expect(ticksOf(top).every(Number.isInteger)).toBe(true);
});

test("a line goes from the left end to the right one, and what is below it can be filled", () => {
  const points = pointsOf([0, 10, 5], 20);
  expect(points).toEqual([
    [0, 100],
    [50, 50],
    [100, 75],
  ]);
  expect(pathOf(points)).toBe("M0.00 100.00L50.00 50.00L100.00 75.00");
  expect(pathOf(points, true)).toBe("M0.00 100.00L50.00 50.00L100.00 75.00L100.00 100L0.00 100z");
  expect([pathOf([]), pointsOf([7], 10)]).toEqual(["", [[0, 30]]]);
});

test("growth is told in percent, and not at all from nothing", () => {
  expect([growth(100, 118), growth(10, 9), growth(0, 9)]).toEqual([18, -10, undefined]);
});

test("what files weigh is told in the unit that fits", () => {
  expect([0, 1023, 1024, 73_400_320].map(bytesText)).toEqual(["0 B", "1023 B", "1.0 KB", "70.0 MB"]);
});

test("the words at the end of a line stand over its last part, and under it where there is no room above", () => {
  const rises = pointsOf([0, 0, 0, 0, 0, 0, 8, 10, 9, 6], 20);
  expect(endPlace(rises)).toEqual({ y: 50, isUnder: false });
  expect(endPlace(pointsOf([0, 0, 0, 0, 0, 0, 0, 19, 20, 15], 20))).toEqual({ y: 25, isUnder: true });
  // They stay inside the chart, and one day alone has a place too.
  expect(endPlace(pointsOf([20, 0, 20], 20))).toEqual({ y: 80, isUnder: true });
  expect(endPlace(pointsOf([7], 10))).toEqual({ y: 30, isUnder: false });
});
