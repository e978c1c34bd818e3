import { expect, test, vi } from "vitest";
import { HtmlCache } from "./html-cache.ts";
import { LoadingCache } from "./loading-cache.ts";

test("stores the last good page at an interval, within a number of pages and bytes", async () => {
  let now = 0;
  const caches = { create: <Value>() => new LoadingCache<Value>({ maxAgeMs: 1000, max: 1 }) };
  const cache = new HtmlCache(caches, { pages: 2, bytes: 10, everyMs: 100 }, () => now);
  const compress = vi.fn(async () => Buffer.alloc(4));
  await cache.storeStale("/a", compress);
  now = 99;
  await cache.storeStale("/a", compress);
  expect(compress).toHaveBeenCalledTimes(1);
  await cache.storeStale("/b", compress);
  now = 100;
  await cache.storeStale("/a", compress);
  expect(cache.findStale("/a")?.renderedAt).toBe(100);
  await cache.storeStale("/c", compress);
  const stored = (...urls: string[]) => urls.map((url) => cache.findStale(url) !== undefined);
  expect(stored("/a", "/b", "/c")).toEqual([true, false, true]);
  await cache.storeStale("/d", async () => Buffer.alloc(9));
  expect(stored("/a", "/c", "/d")).toEqual([false, false, true]);
});
