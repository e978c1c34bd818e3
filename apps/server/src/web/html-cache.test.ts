import { expect, test, vi } from "vitest";
import { MomentCache } from "../core/moment-cache.ts";
import { CachedPage, encodingOf } from "./html-cache.ts";

function makeCache(capacity = 2) {
  let now = 0;
  const cache = new MomentCache<string>(1000, capacity, () => now);
  return { cache, pass: (ms: number) => (now += ms) };
}

test("parallel visitors share one making, and a finished page lives for a moment", async () => {
  const { cache, pass } = makeCache();
  const make = vi.fn(async () => "page");
  expect(await Promise.all([cache.get("/", make), cache.get("/", make)])).toEqual(["page", "page"]);
  pass(999);
  await cache.get("/", make);
  expect(make).toHaveBeenCalledTimes(1);
  pass(1);
  await cache.get("/", make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("a failure is not kept", async () => {
  const { cache } = makeCache();
  await expect(cache.get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.get("/", async () => "page")).toBe("page");
});

test("the oldest page makes room for a new one", async () => {
  const { cache } = makeCache(2);
  const make = vi.fn(async () => "page");
  for (const key of ["/a", "/b", "/c", "/a"]) await cache.get(key, make);
  expect(make).toHaveBeenCalledTimes(4);
});

test("the best accepted encoding is chosen, and a refused one is not", () => {
  expect(encodingOf("gzip, deflate, br")).toBe("br");
  expect(encodingOf("gzip, br;q=0")).toBe("gzip");
  expect(encodingOf(undefined)).toBe("identity");
});

test("the same words have the same tag and come back from either encoding", async () => {
  const { brotliDecompressSync, gunzipSync } = await import("node:zlib");
  const page = new CachedPage(200, "<p>镜界</p>");
  expect(new CachedPage(200, "<p>镜界</p>").etag).toBe(page.etag);
  expect(brotliDecompressSync(await page.body("br")).toString()).toBe("<p>镜界</p>");
  expect(gunzipSync(await page.body("gzip")).toString()).toBe("<p>镜界</p>");
});
