import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk, reloadForNewBuild } from "./chunk.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const message = "Loading chunk home/home failed.";

test("ERR-019 reports a chunk that does not exist as missing", async () => {
  await expect(loadChunk("home/home", undefined)).rejects.toMatchObject({ message, type: "missing" });
});

test("ERR-020 reports a chunk that fails to load as error", async () => {
  const load = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(loadChunk("home/home", load)).rejects.toMatchObject({ message, type: "error" });
});

test("ERR-021 CONST-004 reports a chunk that never loads as timeout after 120000 ms", async () => {
  const failed = vi.fn();
  const load = loadChunk("home/home", () => new Promise<object>(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await load;
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ message, type: "timeout" });
});

const GONE = new ChunkLoadError("home/home", "error");

/** Creates a fake tab with storage and a reload spy. Its server responds with `ok`. */
function openTab({ ok = true, onLine = true, fails = false } = {}) {
  const items = new Map<string, string>();
  const reload = vi.fn();
  const fetch = vi.fn(async () => {
    if (fails) throw new TypeError("Failed to fetch");
    return { ok };
  });
  const tab = {
    navigator: { onLine },
    fetch,
    location: { reload },
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
  } as unknown as Window;
  return { tab, reload };
}

test("reloads the tab for a missing chunk, at most once a minute", async () => {
  vi.setSystemTime(new Date("2026-11-01T08:00:00Z"));
  const { tab, reload } = openTab();
  expect(await reloadForNewBuild(GONE, tab)).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(await reloadForNewBuild(GONE, tab)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await reloadForNewBuild(GONE, tab)).toBe(true);
});

test.each([
  ["the chunk timed out", new ChunkLoadError("home/home", "timeout"), {}],
  ["the build has no such chunk", new ChunkLoadError("home/home", "missing"), {}],
  ["the browser is offline", GONE, { onLine: false }],
  ["the server does not respond", GONE, { fails: true }],
  ["the server is failing", GONE, { ok: false }],
])("does not reload the tab when %s", async (_when, error, state) => {
  const { tab, reload } = openTab(state);
  expect(await reloadForNewBuild(error, tab)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("does not reload a tab without storage, which could not detect a reload loop", async () => {
  const { tab, reload } = openTab();
  Object.defineProperty(tab, "sessionStorage", {
    get() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(await reloadForNewBuild(GONE, tab)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
