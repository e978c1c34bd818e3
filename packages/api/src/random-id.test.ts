import { afterEach, expect, test, vi } from "vitest";
import { randomId } from "./random-id.ts";

afterEach(() => vi.restoreAllMocks());

test("CONST-031 creates unique ids of 32 alphanumeric characters", () => {
  const ids = Array.from({ length: 200 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(new Set(ids).size).toBe(200);
});

test("skips bytes that would favour the first characters", () => {
  let round = 0;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    (array as Uint8Array).fill(round++ === 0 ? 255 : 61);
    return array;
  });
  expect(randomId()).toBe("z".repeat(32));
});
