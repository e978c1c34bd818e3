import { expect, test } from "vitest";
import { arcPath, arcPoint } from "./arc-path.ts";

test("the curve climbs from Monday near the horizon to Sunday", () => {
  const heights = [0, 1, 2, 3, 4, 5, 6].map((day) => arcPoint(day)[1]);
  expect(heights[0]).toBe(68);
  expect(heights[6]).toBe(20);
  expect([...heights].sort((a, b) => b - a)).toEqual(heights);
});

test("a path starts and ends at the days asked for, and is never empty", () => {
  expect(arcPath(0, 1)).toMatch(/^M18 68L.*L60 55\.6$/);
  expect(arcPath(6, 6)).toBe("M270 20");
  expect(arcPath(6, 2)).toBe("M270 20");
});
