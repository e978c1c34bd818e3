import { expect, test } from "vitest";
import { positionAt, showsBackToTop } from "./scroll-to-top.ts";

test("WIDGET-001 CONST-034 hidden at 100, visible at 101", () => {
  expect(showsBackToTop(100)).toBe(false);
  expect(showsBackToTop(101)).toBe(true);
});

test("CONST-035 the top is reached after 120 ms, not before", () => {
  expect(positionAt(2000, 0)).toBe(2000);
  expect(positionAt(2000, 119)).toBeGreaterThan(0);
  expect(positionAt(2000, 120)).toBe(0);
});
