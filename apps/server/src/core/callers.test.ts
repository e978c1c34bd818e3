import { expect, test } from "vitest";
import { Callers } from "./callers.ts";
import type { Viewer } from "./viewer.ts";

const member = (id: string) => ({ id, roles: ["member"], permissions: ["thread.like"] }) as Viewer;

/** Callers of members whose tokens are their ids; `asked` is every look-up, `now` the time. */
function callersOf(limits = { lifeMs: 1000, hearingMs: 60_000, max: 3 }) {
  const asked: string[] = [];
  const time = { now: 0 };
  const callers = new Callers(
    async (token) => {
      asked.push(token);
      return token === "unknown" ? null : { viewer: member(token), leftMs: 30_000 };
    },
    limits,
    () => time.now,
  );
  return { callers, asked, time };
}

test("a caller is looked up once for all who ask at the same time, and again when the time is over", async () => {
  const { callers, asked, time } = callersOf();
  const both = await Promise.all([callers.of("1"), callers.of("1")]);
  expect(both[0]).toBe(both[1]);
  expect(callers.of("1")).toBe(both[0]);
  time.now = 999;
  expect(callers.of("1")).toBe(both[0]);
  time.now = 1000;
  await callers.of("1");
  expect(asked).toEqual(["1", "1"]);
});

test("the time counts from when the look-up began", async () => {
  const { callers, asked, time } = callersOf();
  const looking = callers.of("1");
  time.now = 900;
  await looking;
  time.now = 1000;
  await callers.of("1");
  expect(asked).toHaveLength(2);
});

test("what changed is forgotten: one member, those of an act on others, or everybody", async () => {
  const { callers, asked } = callersOf();
  const meet = async () => {
    asked.length = 0;
    for (const token of ["1", "2"]) await callers.of(token);
    return asked;
  };
  await meet();
  expect(await meet()).toEqual([]);
  callers.forget(["1"]);
  expect(await meet()).toEqual(["1"]);
  callers.forget(["*"]);
  expect(await meet()).toEqual(["1", "2"]);
  callers.afterWrite("ownInfoUpdate", member("2"));
  expect(await meet()).toEqual(["2"]);
  callers.afterWrite("threadThumbup", member("2"));
  expect(await meet()).toEqual([]);
  callers.afterWrite("userDeny", member("1"));
  expect(await meet()).toEqual(["1", "2"]);
  callers.afterWrite("threadAddPost", member("1"));
  expect(await meet()).toEqual([]);
});

test("while every change is heard of a caller is remembered, until the session is over", async () => {
  const { callers, asked, time } = callersOf();
  callers.hears(0, 0);
  await callers.of("1");
  for (time.now = 500; time.now < 30_000; time.now += 500) {
    callers.hears(0, time.now - 100);
    expect(await callers.of("1")).toMatchObject({ id: "1" });
  }
  expect(asked).toEqual(["1"]);
  callers.hears(0, time.now);
  await callers.of("1");
  expect(asked).toEqual(["1", "1"]);
});

test("a caller is forgotten once the process may have missed a change", async () => {
  const { callers, asked, time } = callersOf();
  callers.hears(0, 0);
  await callers.of("1");
  callers.hears(0, 400);
  time.now = 1399;
  await callers.of("1");
  expect(asked).toHaveLength(1);
  time.now = 1400;
  await callers.of("1");
  expect(asked).toHaveLength(2);
  // It listens again, and does not know what happened before.
  callers.hears(1500, 5000);
  time.now = 5000;
  await callers.of("1");
  expect(asked).toHaveLength(3);
});

test("members of a group share their lists of roles and permissions", async () => {
  const { callers } = callersOf();
  const [one, two] = [await callers.of("1"), await callers.of("2")];
  expect(one!.permissions).toBe(two!.permissions);
});

test("what was being looked up when it changed is neither remembered nor given to those who come after", async () => {
  const { callers, asked } = callersOf();
  const before = callers.of("1");
  callers.forget(["1"]);
  const after = callers.of("1");
  expect(after).not.toBe(before);
  await Promise.all([before, after]);
  expect(asked).toHaveLength(2);
});

test("only so many are remembered, and tokens of nobody never", async () => {
  const { callers, asked } = callersOf();
  for (const token of ["1", "2", "3", "unknown", "4"]) await callers.of(token);
  asked.length = 0;
  for (const token of ["4", "3", "2", "unknown"]) await callers.of(token);
  expect(asked).toEqual(["unknown"]);
  await callers.of("1");
  expect(asked).toEqual(["unknown", "1"]);
});
