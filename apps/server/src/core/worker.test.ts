import { expect, test } from "vitest";
import { runInWorker } from "./worker.ts";

const greedy = new URL("../test/greedy-worker.ts", import.meta.url);

test("a thread that takes too long is ended, and the server answers meanwhile", async () => {
  let beats = 0;
  const timer = setInterval(() => beats++, 10);
  await expect(runInWorker(greedy, "time", { ms: 400, heapMb: 32 })).rejects.toThrow("time");
  clearInterval(timer);
  expect(beats).toBeGreaterThan(5);
});

test("a thread that takes too much memory is ended alone", async () => {
  await expect(runInWorker(greedy, "memory", { ms: 30_000, heapMb: 16 })).rejects.toThrow("memory");
});
