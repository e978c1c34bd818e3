import { expect, test } from "vitest";
import { badgeText } from "./badge-text.ts";

test("WIDGET-002 CONST-026 the badge shows counts up to 99", () => {
  expect(badgeText(1)).toBe("1");
  expect(badgeText(99)).toBe("99");
});

test("WIDGET-003 above 99 is shown as 99+", () => {
  expect(badgeText(100)).toBe("99+");
  expect(badgeText(5000)).toBe("99+");
});

test("part of one is nothing unread, and part of the next one is not counted", () => {
  expect(badgeText(0.5)).toBeNull();
  expect(badgeText(1.9)).toBe("1");
  expect(badgeText(99.5)).toBe("99");
});

test("nothing unread gives no badge", () => {
  expect(badgeText(0)).toBeNull();
  expect(badgeText(-1)).toBeNull();
  expect(badgeText(Number.NaN)).toBeNull();
});
