import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PENDING_DELAY_MS } from "#config/timing.ts";
import { prefetchLayout } from "./prefetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answeredIn = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns the time for which a page waits for responses with these delays. */
async function heldBack(...times: number[]) {
  const begun = Date.now();
  const page = prefetchLayout(...times.map(answeredIn)).then(() => Date.now() - begun);
  await vi.advanceTimersByTimeAsync(60_000);
  return page;
}

test("waits for layout-relevant queries up to a time limit", async () => {
  vi.stubGlobal("document", {});
  expect(await heldBack(50, 80)).toBe(80);
  expect(await heldBack(50, 10_000)).toBe(PENDING_DELAY_MS);
});

test("waits for all queries on the server", async () => {
  expect(await heldBack(50, 10_000)).toBe(10_000);
});
