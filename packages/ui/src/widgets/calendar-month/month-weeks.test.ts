import { expect, test } from "vitest";
import { addMonths, monthWeeks, readMonth } from "./month-weeks.ts";

test("November 2026 begins on a Sunday and has five weeks", () => {
  const weeks = monthWeeks("2026-11");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe("2026-11-01");
  expect(weeks[4]).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
});

test("a leap February and a month of six weeks are whole", () => {
  expect(monthWeeks("2028-02").flat().filter(Boolean)).toHaveLength(29);
  expect(monthWeeks("2026-08")).toHaveLength(6);
});

test("months are counted over the year's end", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
});

test("what is no month has no weeks and is given back", () => {
  expect(readMonth("2026-13")).toBeNull();
  expect(monthWeeks("")).toEqual([]);
  expect(addMonths("yesterday", 1)).toBe("yesterday");
});
