import { expect, test } from "vitest";
import type { RequestError } from "./request-error.ts";
import { TokenBuckets } from "./token-buckets.ts";

function refusalOf(act: () => void): Pick<RequestError, "code" | "retryAfter"> | undefined {
  try {
    act();
  } catch (error) {
    const { code, retryAfter } = error as RequestError;
    return { code, retryAfter };
  }
  return undefined;
}

test("each caller has a bucket that refills steadily, and a refusal states the waiting time", () => {
  let now = 0;
  const attempts = new TokenBuckets(60, 10, () => now);
  for (let n = 0; n < 6; n++) attempts.take("a", 1, 6);
  expect(refusalOf(() => attempts.take("a", 1, 6))).toEqual({ code: 429, retryAfter: 10 });
  expect(refusalOf(() => attempts.take("a", 3, 6))).toEqual({ code: 429, retryAfter: 30 });
  attempts.take("b", 6, 6);
  now = 10_000;
  attempts.take("a", 1, 6);
  expect(refusalOf(() => attempts.take("a", 1, 6))).toBeDefined();
  now = 1_000_000;
  for (let n = 0; n < 6; n++) attempts.take("a", 1, 6);
  expect(refusalOf(() => attempts.take("a", 1, 6))).toBeDefined();
});

test("a full bucket admits a call beyond its capacity and goes into debt", () => {
  let now = 0;
  const attempts = new TokenBuckets(60, 10, () => now);
  attempts.take("a", 12, 6);
  now = 60_000;
  expect(refusalOf(() => attempts.take("a", 1, 6))).toEqual({ code: 429, retryAfter: 10 });
});

test("the least recent buckets are evicted beyond the maximum", () => {
  const attempts = new TokenBuckets(60, 2, () => 0);
  for (const caller of ["a", "b", "a", "c"]) attempts.take(caller, 1, 2);
  expect(refusalOf(() => attempts.take("a", 1, 2))).toBeDefined();
  expect(refusalOf(() => attempts.take("b", 2, 2))).toBeUndefined();
});
