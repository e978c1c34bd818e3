import { expect, test, vi } from "vitest";
import { hourScript } from "./hour.ts";

test.each([
  [0, "night"],
  [4, "night"],
  [5, "dawn"],
  [8, "morning"],
  [11, "noon"],
  [15, "dusk"],
  [19, "evening"],
  [22, "night"],
])("the sky of %i o'clock is %s", (hour, part) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, hour, 30) });
  const dataset: { hour?: string } = {};
  // The script of the document is text.
  new Function("document", hourScript)({ documentElement: { dataset } });
  expect(dataset.hour).toBe(part);
  vi.useRealTimers();
});
