import { expect, test } from "vitest";
import { formatMonth, parseLedgerFilter } from "./ledger-filter.ts";

test("parses the filter from the URL and ignores invalid values", () => {
  expect(parseLedgerFilter(new URLSearchParams("changeType=2&month=2026-11"))).toEqual({
    changeType: 2,
    month: "2026-11",
  });
  expect(parseLedgerFilter(new URLSearchParams("changeType=3&month=2026-13"))).toEqual({});
  expect(formatMonth("2026-03")).toBe("2026 年 3 月");
});
