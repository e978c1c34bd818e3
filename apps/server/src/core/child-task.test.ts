import { expect, test } from "vitest";
import { runInChild } from "./child-task.ts";

const greedy = new URL("../test/greedy-task.ts", import.meta.url);

test("ends a task that takes too long, without blocking the server", async () => {
  let beats = 0;
  const timer = setInterval(() => beats++, 10);
  await expect(runInChild(greedy, "time", { ms: 400, heapMb: 32 })).rejects.toThrow("longer than 400 ms");
  clearInterval(timer);
  expect(beats).toBeGreaterThan(5);
});

// An array that grows past the limit ends the whole process, even from a worker thread.
test.each(["rows", "one array"])("ends a task that takes too much memory: %s", async (kind) => {
  await expect(runInChild(greedy, kind, { ms: 30_000, heapMb: 16 })).rejects.toThrow("SIGABRT");
});

test("rejects with the error of the task", async () => {
  await expect(runInChild(greedy, "error", { ms: 30_000, heapMb: 32 })).rejects.toThrow("not this one");
});
