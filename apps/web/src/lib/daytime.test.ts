import { expect, test, vi } from "vitest";
import { daytimeScript } from "./daytime.ts";

test.each([
  [0, "night"],
  [4, "night"],
  [5, "dawn"],
  [8, "morning"],
  [11, "noon"],
  [15, "dusk"],
  [19, "evening"],
  [22, "night"],
])("sets the daytime of hour %i to %s", (hour, part) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, hour, 30) });
  const dataset: { hour?: string } = {};
  // The inline script is a string.
  new Function("document", daytimeScript)({ documentElement: { dataset } });
  expect(dataset.hour).toBe(part);
  vi.useRealTimers();
});
