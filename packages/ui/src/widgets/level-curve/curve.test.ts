import { expect, test } from "vitest";
import { pathBetween, pointAt, widthOf } from "./curve.ts";

test("the curve begins at the left, ends at the right and rises all the way", () => {
  expect(pointAt(1, 12)).toEqual({ x: 40, y: 150 });
  expect(pointAt(12, 12)).toEqual({ x: 920, y: 50 });
  for (let level = 2; level <= 12; level++) {
    expect(pointAt(level, 12).y).toBeLessThan(pointAt(level - 1, 12).y);
  }
  expect(pointAt(99, 12)).toEqual(pointAt(12, 12));
  expect(pointAt(1, 1)).toEqual({ x: 40, y: 150 });
});

test("a path ends exactly where it was asked to", () => {
  expect(pathBetween(1, 1, 12)).toBe("M40.0 150.0");
  expect(pathBetween(9, 12, 12).endsWith("L920.0 50.0")).toBe(true);
});

test("many levels make the drawing wider instead of standing closer", () => {
  expect(widthOf(12)).toBe(960);
  expect(pointAt(60, 60)).toEqual({ x: widthOf(60) - 40, y: 50 });
  expect(pointAt(2, 60).x - pointAt(1, 60).x).toBe(72);
});
