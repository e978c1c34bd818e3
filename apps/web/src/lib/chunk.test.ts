import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "./chunk.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const message = "Loading chunk home/home failed.";

test("ERR-019 a chunk that does not exist fails as missing", async () => {
  await expect(loadChunk("home/home", undefined)).rejects.toMatchObject({ message, type: "missing" });
});

test("ERR-020 a chunk that does not load fails as error", async () => {
  const load = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(loadChunk("home/home", load)).rejects.toMatchObject({ message, type: "error" });
});

test("ERR-021 CONST-004 a chunk that never comes fails as timeout at 120000 ms", async () => {
  const failed = vi.fn();
  const load = loadChunk("home/home", () => new Promise<object>(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await load;
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ message, type: "timeout" });
});
