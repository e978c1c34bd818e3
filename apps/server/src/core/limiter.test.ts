import { expect, test } from "vitest";
import { createLimiter, QueueFullError } from "./limiter.ts";

test("the numbers of running and waiting tasks are limited, and a failed task frees its slot", async () => {
  const run = createLimiter({ atOnce: 2, waiting: 3 });
  let running = 0;
  let maxRunning = 0;
  const work = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise(setImmediate);
    running--;
    throw new Error("failed");
  };
  const round = () => Promise.allSettled(Array.from({ length: 8 }, () => run(work)));
  for (let times = 0; times < 2; times++) {
    const reasons = (await round()).map((result) => (result as PromiseRejectedResult).reason);
    expect(reasons.filter((reason) => reason instanceof QueueFullError)).toHaveLength(3);
    expect(reasons.filter((reason) => reason.message === "failed")).toHaveLength(5);
  }
  expect(maxRunning).toBe(2);
});
