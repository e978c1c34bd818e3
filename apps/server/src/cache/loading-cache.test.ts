import { expect, test, vi } from "vitest";
import { type Load, LoadingCache } from "./loading-cache.ts";

/** A cache on a clock that the test advances. `commented` has the time of the last comment by thread. */
function createCache(max = 10) {
  let now = 1_000_000;
  const commented = new Map<string, number>();
  const cache = new LoadingCache<string>({
    maxAgeMs: 1000,
    max,
    now: () => now,
    commentedAt: (threadId) => commented.get(threadId) ?? 0,
  });
  return { cache, commented, at: () => now, pass: (ms: number) => (now += ms) };
}

/** A loader whose promise the test resolves by hand. */
function createControlledLoader() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { load: vi.fn((_load: Load) => promise), resolve };
}

test("counts the age from the start of the load", async () => {
  const { cache, pass } = createCache();
  const first = createControlledLoader();
  const value = cache.get("/", first.load);
  pass(900);
  first.resolve("old");
  expect(await value).toBe("old");
  expect(cache.get("/", first.load)).toBe("old");
  pass(100);
  expect(await cache.get("/", async () => "new")).toBe("new");
});

test("reloads for a caller who has written since, and shares the result with the others", async () => {
  const { cache, at, pass } = createCache();
  await cache.get("/", async () => "before");
  pass(1);
  const wroteAt = at();
  pass(1);
  expect(cache.get("/", async () => "for others")).toBe("before");
  expect(await cache.get("/", async () => "after", wroteAt)).toBe("after");
  expect(cache.get("/", async () => "for others")).toBe("after");
});

test("does not reuse comments that changed while they were loaded", async () => {
  const { cache, commented, at, pass } = createCache();
  const reading = createControlledLoader();
  const read = cache.get("/comments", reading.load);
  pass(1);
  commented.set("7", at());
  // The loader learns only now which thread it is.
  reading.load.mock.calls[0]![0].threadIds.add("7");
  reading.resolve("without the last one");
  await read;
  expect(await cache.get("/comments", async () => "with it")).toBe("with it");
});

test("evicts the comments of one thread and not those of another", async () => {
  const { cache, commented, at, pass } = createCache();
  for (const id of ["7", "8"])
    await cache.get(id, async ({ threadIds }) => {
      threadIds.add(id);
      return "before";
    });
  pass(1);
  commented.set("7", at());
  pass(1);
  expect(await cache.get("7", async () => "after")).toBe("after");
  expect(cache.get("8", async () => "after")).toBe("before");
});

test("shares a queued load, and counts the age of its oldest part", async () => {
  const { cache, at, pass } = createCache();
  const page = createControlledLoader();
  const waiting = cache.get("/", (load) => {
    load.startedAt = Number.POSITIVE_INFINITY;
    return page.load(load);
  });
  pass(5000);
  expect(cache.get("/", page.load)).toBe(waiting);
  // Its turn has come, and it uses a response that is 300 ms old.
  page.load.mock.calls[0]![0].startedAt = at() - 300;
  page.resolve("page");
  await waiting;
  pass(699);
  expect(cache.get("/", page.load)).toBe("page");
  pass(1);
  expect(await cache.get("/", async () => "next")).toBe("next");
});

test("shares one load between concurrent callers, and returns the value synchronously until it is stale", async () => {
  const { cache, pass } = createCache();
  const load = vi.fn(async () => "page");
  expect(await Promise.all([cache.get("/", load), cache.get("/", load)])).toEqual(["page", "page"]);
  pass(999);
  expect(cache.get("/", load)).toBe("page");
  expect(load).toHaveBeenCalledTimes(1);
  pass(1);
  await cache.get("/", load);
  expect(load).toHaveBeenCalledTimes(2);
});

test("does not cache a failure", async () => {
  const { cache } = createCache();
  await expect(cache.get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.get("/", async () => "page")).toBe("page");
});

test("evicts the least recently used value", async () => {
  const { cache } = createCache(2);
  const load = vi.fn(async () => "page");
  for (const key of ["/a", "/b", "/c", "/a"]) await cache.get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
});
