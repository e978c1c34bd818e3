import { afterEach, expect, test, vi } from "vitest";
import { policy } from "../policy.ts";
import { DeferredWrites } from "./deferred-writes.ts";
import { WriteBehind } from "./write-behind.ts";

const reports = { warn: vi.fn() };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  reports.warn.mockClear();
});

/** A buffer that adds up numbers, and the batches it has written. */
function createBuffer(write = async () => {}) {
  const batches: Record<string, number>[] = [];
  const buffer = new WriteBehind<number>({
    name: "numbers",
    everyMs: 3_600_000,
    merge: (pending, added) => pending + added,
    async write(batch) {
      batches.push(Object.fromEntries(batch));
      await write();
    },
    reports,
  });
  closing.push(() => buffer.close());
  return { buffer, batches };
}

test("writes merged values once, and nothing when nothing is pending", async () => {
  const { buffer, batches } = createBuffer();
  buffer.add("a", 1);
  buffer.add("b", 1);
  buffer.add("a", 2);
  await Promise.all([buffer.flush(), buffer.flush()]);
  await buffer.flush();
  expect(batches).toEqual([{ a: 3, b: 1 }]);
});

test("writes in the order of the latest additions", async () => {
  const { buffer, batches } = createBuffer();
  buffer.add("a", 1);
  buffer.add("b", 1);
  buffer.add("a", 1);
  await buffer.flush();
  expect(Object.keys(batches[0]!)).toEqual(["b", "a"]);
});

test("keeps a batch that could not be written and merges it with later values", async () => {
  const write = vi.fn(async () => {}).mockRejectedValueOnce(new Error("down"));
  const { buffer, batches } = createBuffer(write);
  buffer.add("a", 1);
  await expect(buffer.flush()).rejects.toThrow("down");
  buffer.add("a", 2);
  await buffer.flush();
  expect(batches).toEqual([{ a: 1 }, { a: 3 }]);
});

test("drops new keys with a warning while the buffer is full", async () => {
  const { buffer, batches } = createBuffer();
  for (let n = 0; n <= policy.writeBehind.maxPending; n++) buffer.add(String(n), 1);
  buffer.add("0", 1);
  await buffer.flush();
  expect(reports.warn).toHaveBeenCalledExactlyOnceWith("numbers dropped", expect.any(Error));
  expect(Object.keys(batches[0]!)).toHaveLength(policy.writeBehind.maxPending);
  expect(batches[0]).toMatchObject({ 0: 2 });
});

test("runs the deferred writes of a member in order, once for each key, even after one has failed", async () => {
  const writes = new DeferredWrites(reports);
  closing.push(() => writes.close());
  const names: string[] = [];
  const write = (name: string) => async () => void names.push(name);
  writes.add("7", "a", write("outdated"));
  writes.add("7", "a", () => Promise.reject(new Error("down")));
  writes.add("7", "b", write("b"));
  writes.add("7", "c", write("c"));
  await writes.settledFor("8");
  expect(names).toEqual([]);
  await writes.settledFor("7");
  expect(names).toEqual(["b", "c"]);
  expect(reports.warn).toHaveBeenCalledOnce();
});

test("waits for a write of the member that is already running", async () => {
  const writes = new DeferredWrites(reports);
  closing.push(() => writes.close());
  const { promise, resolve } = Promise.withResolvers<void>();
  writes.add("7", "a", () => promise);
  const flush = writes.flush();
  // The flush starts in a microtask.
  await Promise.resolve();
  const settled = vi.fn();
  const waiting = writes.settledFor("7").then(settled);
  await new Promise(setImmediate);
  expect(settled).not.toHaveBeenCalled();
  resolve();
  await Promise.all([flush, waiting]);
});
