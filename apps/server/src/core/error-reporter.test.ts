import { DrizzleQueryError } from "drizzle-orm/errors";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorReporter } from "./error-reporter.ts";
import { describeError } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a reporter with a real logger whose output the test reads. */
function createReporter() {
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

test("an outage is logged as one line per cause and interval, without stacks", () => {
  const { reports, lines, text } = createReporter();
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
  const repetitions = lines().filter(({ msg }) => msg === "database unreachable, again");
  expect(repetitions.reduce((sum, { times }) => sum + times, 0)).toBe(60 * 500 - 1);
  expect(lines().filter(({ job }) => job === "links").length).toBeGreaterThan(1);
});

test("slow statements of an operation are logged once and then counted", () => {
  const { reports, lines } = createReporter();
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

test("a cause that returns after a pause is logged in full again", () => {
  const { reports, lines } = createReporter();
  reports.warn("database unreachable", unreachable(5432));
  vi.advanceTimersByTime(60_000);
  expect(lines()).toHaveLength(1);
  reports.warn("database unreachable", unreachable(5432));
  expect(lines()).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("a fault is logged with its stack once, and its repetitions with their trace IDs", () => {
  const { reports, lines } = createReporter();
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

test("causes beyond the maximum are counted together", () => {
  const { reports, lines } = createReporter();
  for (let n = 0; n < 10_000; n++) reports.error("fault", new Error(`no row ${n}`), { traceId: String(n) });
  reports.close();
  expect(lines()).toHaveLength(101);
  expect(lines().at(-1)).toMatchObject({ msg: "other failures, again", times: 9900 });
});
