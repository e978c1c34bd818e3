import { expect, test, vi } from "vitest";
import { StalePageCache } from "./stale-page-cache.ts";

test("the last page is kept, not more often than it must be, within number and bytes", async () => {
  let now = 0;
  const kept = new StalePageCache({ pages: 2, bytes: 10, everyMs: 100 }, () => now);
  const pack = vi.fn(async () => Buffer.alloc(4));
  await kept.keep("/a", pack);
  now = 99;
  await kept.keep("/a", pack);
  expect(pack).toHaveBeenCalledTimes(1);
  await kept.keep("/b", pack);
  now = 100;
  await kept.keep("/a", pack);
  expect(kept.find("/a")?.madeAt).toBe(100);
  await kept.keep("/c", pack);
  expect(["/a", "/b", "/c"].map((address) => kept.find(address) !== undefined)).toEqual([true, false, true]);
  await kept.keep("/d", async () => Buffer.alloc(9));
  expect(["/a", "/c", "/d"].map((address) => kept.find(address) !== undefined)).toEqual([false, false, true]);
});
