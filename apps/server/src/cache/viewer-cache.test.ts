import { expect, test } from "vitest";
import type { Viewer } from "../core/viewer.ts";
import { ViewerCache } from "./viewer-cache.ts";

const member = (id: string) => ({ id, roles: ["member"], permissions: ["thread.like"] }) as Viewer;

/** A cache of members whose tokens are their IDs. `lookups` lists the look-ups, `time.now` is the clock. */
function createCache(limits = { maxAgeMs: 1000, notifiedMaxAgeMs: 60_000, max: 3 }) {
  const lookups: string[] = [];
  const time = { now: 0 };
  const viewers = new ViewerCache(
    async (token) => {
      lookups.push(token);
      return token === "unknown" ? null : { viewer: member(token), leftMs: 30_000 };
    },
    limits,
    () => time.now,
  );
  return { viewers, lookups, time };
}

test("shares one look-up between concurrent requests and repeats it when the entry is stale", async () => {
  const { viewers, lookups, time } = createCache();
  const both = await Promise.all([viewers.get("1"), viewers.get("1")]);
  expect(both[0]).toBe(both[1]);
  expect(viewers.get("1")).toBe(both[0]);
  time.now = 999;
  expect(viewers.get("1")).toBe(both[0]);
  time.now = 1000;
  await viewers.get("1");
  expect(lookups).toEqual(["1", "1"]);
});

test("counts the age from the start of the look-up", async () => {
  const { viewers, lookups, time } = createCache();
  const lookup = viewers.get("1");
  time.now = 900;
  await lookup;
  time.now = 1000;
  await viewers.get("1");
  expect(lookups).toHaveLength(2);
});

test("evicts one member or everybody, by ID and after operations", async () => {
  const { viewers, lookups } = createCache();
  const getBoth = async () => {
    lookups.length = 0;
    for (const token of ["1", "2"]) await viewers.get(token);
    return lookups;
  };
  await getBoth();
  expect(await getBoth()).toEqual([]);
  viewers.evict(["1"]);
  expect(await getBoth()).toEqual(["1"]);
  viewers.evict(["*"]);
  expect(await getBoth()).toEqual(["1", "2"]);
  viewers.afterWrite("ownInfoUpdate", member("2"));
  expect(await getBoth()).toEqual(["2"]);
  viewers.afterWrite("threadThumbup", member("2"));
  expect(await getBoth()).toEqual([]);
  viewers.afterWrite("userDeny", member("1"));
  expect(await getBoth()).toEqual(["1", "2"]);
  viewers.afterWrite("threadAddPost", member("1"));
  expect(await getBoth()).toEqual([]);
});

test("keeps an entry while all change notifications arrive, until the session expires", async () => {
  const { viewers, lookups, time } = createCache();
  viewers.setNotified(0, 0);
  await viewers.get("1");
  for (time.now = 500; time.now < 30_000; time.now += 500) {
    viewers.setNotified(0, time.now - 100);
    expect(await viewers.get("1")).toMatchObject({ id: "1" });
  }
  expect(lookups).toEqual(["1"]);
  viewers.setNotified(0, time.now);
  await viewers.get("1");
  expect(lookups).toEqual(["1", "1"]);
});

test("treats an entry as stale once a change notification may be missing", async () => {
  const { viewers, lookups, time } = createCache();
  viewers.setNotified(0, 0);
  await viewers.get("1");
  viewers.setNotified(0, 400);
  time.now = 1399;
  await viewers.get("1");
  expect(lookups).toHaveLength(1);
  time.now = 1400;
  await viewers.get("1");
  expect(lookups).toHaveLength(2);
  // The listener is connected again, and changes before that may be missing.
  viewers.setNotified(1500, 5000);
  time.now = 5000;
  await viewers.get("1");
  expect(lookups).toHaveLength(3);
});

test("neither caches nor shares a look-up that ran while the member changed", async () => {
  const { viewers, lookups } = createCache();
  const before = viewers.get("1");
  viewers.evict(["1"]);
  const after = viewers.get("1");
  expect(after).not.toBe(before);
  await Promise.all([before, after]);
  expect(lookups).toHaveLength(2);
});

test("limits the number of entries and does not cache unknown tokens", async () => {
  const { viewers, lookups } = createCache();
  for (const token of ["1", "2", "3", "unknown", "4"]) await viewers.get(token);
  lookups.length = 0;
  for (const token of ["4", "3", "2", "unknown"]) await viewers.get(token);
  expect(lookups).toEqual(["unknown"]);
  await viewers.get("1");
  expect(lookups).toEqual(["unknown", "1"]);
});
