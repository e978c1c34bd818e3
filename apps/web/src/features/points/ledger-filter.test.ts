import { expect, test } from "vitest";
import { filterOf, monthName } from "./ledger-filter.ts";

test("the address narrows the points, and nonsense narrows nothing", () => {
  expect(filterOf(new URLSearchParams("changeType=2&month=2026-11"))).toEqual({
    changeType: 2,
    month: "2026-11",
  });
  expect(filterOf(new URLSearchParams("changeType=3&month=2026-13"))).toEqual({});
  expect(monthName("2026-03")).toBe("2026 年 3 月");
});
