import { expect, test } from "vitest";
import { createLimiter, QueueFullError } from "./limiter.ts";

test("no more run and wait than were allowed, and a failure gives its place back", async () => {
  const run = createLimiter({ atOnce: 2, waiting: 3 });
  let now = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now--;
    throw new Error("failed");
  };
  const round = () => Promise.allSettled(Array.from({ length: 8 }, () => run(work)));
  for (let times = 0; times < 2; times++) {
    const reasons = (await round()).map((result) => (result as PromiseRejectedResult).reason);
    expect(reasons.filter((reason) => reason instanceof QueueFullError)).toHaveLength(3);
    expect(reasons.filter((reason) => reason.message === "failed")).toHaveLength(5);
  }
  expect(most).toBe(2);
});
