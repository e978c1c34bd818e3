import { DrizzleQueryError } from "drizzle-orm/errors";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorReporter } from "./error-reporter.ts";
import { describeError } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Reports to a real log, and what it has written. */
function opened() {
  let text = "";
  const stream = {
    write(line: string) {
      text += line;
    },
  };
  const { log } = Fastify({ logger: { stream, serializers: { err: describeError } } });
  return {
    reports: new ErrorReporter(log, 10_000),
    text: () => text,
    lines: () =>
      text
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

const unreachable = (port: number) =>
  new DrizzleQueryError(
    "select secret from users where name = $1",
    ["someone"],
    Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: "ECONNREFUSED" }),
  );

test("an outage is one line per cause and interval, without stacks, however many requests it meets", () => {
  const { reports, lines, text } = opened();
  for (let second = 0; second < 60; second++) {
    for (let n = 0; n < 500; n++) reports.warn("database unreachable", unreachable(5432));
    for (let n = 0; n < 20; n++) reports.warn("job failed", unreachable(5432), { job: "links" });
    vi.advanceTimersByTime(1000);
  }
  reports.close();
  expect(lines().length).toBeLessThanOrEqual(16);
  expect(text().length).toBeLessThan(4000);
  expect(text()).not.toContain("    at ");
  expect(text()).not.toContain("someone");
  expect(lines()[0]).toMatchObject({ msg: "database unreachable", errorCode: "ECONNREFUSED" });
  const counted = lines().filter(({ msg }) => msg === "database unreachable, again");
  expect(counted.reduce((sum, { times }) => sum + times, 0)).toBe(60 * 500 - 1);
  expect(lines().filter(({ job }) => job === "links").length).toBeGreaterThan(1);
});

test("slow statements of one operation are one line and then their number", () => {
  const { reports, lines } = opened();
  for (let ms = 600; ms < 700; ms++)
    reports.slow({ operation: "threadList", text: "select *\n  from threads where id = $1", ms });
  reports.slow({ operation: "search", text: "select *\n  from threads where id = $1", ms: 900.4 });
  reports.close();
  expect(lines()).toMatchObject([
    {
      level: 40,
      operation: "threadList",
      statement: "select * from threads where id = $1",
      ms: 600,
      msg: "slow statement",
    },
    { operation: "search", ms: 900 },
    { operation: "threadList", times: 99, msg: "slow statement, again" },
  ]);
});

test("what has ended and comes back is told in full again, and nothing is said meanwhile", () => {
  const { reports, lines } = opened();
  reports.warn("database unreachable", unreachable(5432));
  vi.advanceTimersByTime(60_000);
  expect(lines()).toHaveLength(1);
  reports.warn("database unreachable", unreachable(5432));
  expect(lines()).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("a fault is told with its stack once; the numbers of those that follow stand in the line that counts them", () => {
  const { reports, lines } = opened();
  const fault = new TypeError("x is not a function");
  for (const traceId of ["a", "b", "c"]) reports.error("fault", fault, { traceId });
  reports.error("fault", new TypeError("y is not a function"), { traceId: "d" });
  vi.advanceTimersByTime(10_000);
  expect(lines()).toMatchObject([
    {
      level: 50,
      traceId: "a",
      err: { message: "x is not a function", stack: expect.stringContaining("at ") },
    },
    { level: 50, traceId: "d" },
    { level: 50, times: 2, traceIds: ["b", "c"], message: "x is not a function", msg: "fault, again" },
  ]);
});

test("causes without end are counted together", () => {
  const { reports, lines } = opened();
  for (let n = 0; n < 10_000; n++) reports.error("fault", new Error(`no row ${n}`), { traceId: String(n) });
  reports.close();
  expect(lines()).toHaveLength(101);
  expect(lines().at(-1)).toMatchObject({ msg: "other failures, again", times: 9900 });
});
