import { expect, test, vi } from "vitest";
import { type Making, MicroCache } from "./micro-cache.ts";

function makeCache() {
  let now = 1_000_000;
  const changed = new Map<string, number>();
  const cache = new MicroCache<string>(
    1000,
    10,
    () => now,
    (threadId) => changed.get(threadId) ?? 0,
  );
  return { cache, changed, at: () => now, pass: (ms: number) => (now += ms) };
}

/** A making that ends when it is told to. */
function slow() {
  let resolve = (_value: string) => {};
  const made = new Promise<string>((end) => {
    resolve = end;
  });
  return { make: vi.fn((_making: Making) => made), resolve: (value: string) => resolve(value) };
}

test("what took long to make is no younger for it", async () => {
  const { cache, pass } = makeCache();
  const first = slow();
  const made = cache.get("/", first.make);
  pass(900);
  first.resolve("old");
  expect(await made).toBe("old");
  expect(cache.get("/", first.make)).toBe("old");
  pass(100);
  expect(await cache.get("/", async () => "new")).toBe("new");
});

test("a caller who has written since is not given what was begun before, and the others get what is made for them", async () => {
  const { cache, at, pass } = makeCache();
  await cache.get("/", async () => "before");
  pass(1);
  const wroteAt = at();
  pass(1);
  expect(cache.get("/", async () => "for others")).toBe("before");
  expect(await cache.get("/", async () => "after", wroteAt)).toBe("after");
  expect(cache.get("/", async () => "for others")).toBe("after");
});

test("comments that change while they are read end with that reading", async () => {
  const { cache, changed, at, pass } = makeCache();
  const reading = slow();
  const read = cache.get("/comments", reading.make);
  pass(1);
  changed.set("7", at());
  // Only now it is known whose they are.
  reading.make.mock.calls[0]![0].about("7");
  reading.resolve("without the last one");
  await read;
  expect(await cache.get("/comments", async () => "with it")).toBe("with it");
});

test("the comments of one thread end without those of another", async () => {
  const { cache } = makeCache();
  for (const id of ["7", "8"])
    await cache.get(id, async (making) => {
      making.about(id);
      return "before";
    });
  cache.dropComments("7");
  expect(await cache.get("7", async () => "after")).toBe("after");
  expect(cache.get("8", async () => "after")).toBe("before");
});

test("what waits for its turn is waited for by all, and what it is made of counts for its age", async () => {
  const { cache, at, pass } = makeCache();
  const page = slow();
  const waiting = cache.get("/", (making) => {
    making.waits();
    return page.make(making);
  });
  pass(5000);
  expect(cache.get("/", page.make)).toBe(waiting);
  const [making] = page.make.mock.calls[0]!;
  making.begins();
  making.contains(at() - 300);
  page.resolve("page");
  await waiting;
  pass(699);
  expect(cache.get("/", page.make)).toBe("page");
  pass(1);
  expect(await cache.get("/", async () => "next")).toBe("next");
});
