import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { GROUP } from "../db/base.ts";
import { openPostgres } from "../db/client.ts";
import { policy } from "../policy.ts";
import { openStream } from "../test/live-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { moveTo } from "../test/thread-fixtures.ts";

const { maxAgeMs } = policy.viewers;
const HOUR = 3_600_000;

let here: TestServer;
let there: FastifyInstance;
let admin: { token: string; userId: string };
const closing: (() => Promise<unknown>)[] = [];

async function openReplica() {
  const database = openPostgres(here.url);
  const app = await buildApp(here.config, database);
  closing.push(
    () => app.close(),
    () => database.close(),
  );
  return app;
}
const setMaxAge = (ms: number) => Object.assign(policy.viewers, { maxAgeMs: ms });

beforeAll(async () => {
  here = await startServer();
  admin = await here.member("boss");
  await moveTo(here, admin.userId, GROUP.admin);
  there = await openReplica();
  // An open stream makes the second process listen.
  await (await openStream(there, admin.token)).hears("unread", {});
});
afterAll(async () => {
  setMaxAge(maxAgeMs);
  for (const close of closing) await close();
  await here.close();
});

const infoThere = async (token: string) =>
  (await there.inject({ url: "/api/getInfo", headers: { authorization: `Bearer ${token}` } })).json();

type Who = { token: string; userId: string };
const changes: [string, (who: Who) => Promise<unknown>, object][] = [
  ["logging out", ({ token }) => here.post("/logout", undefined, token), { code: 401 }],
  [
    "a ban",
    ({ userId }) => here.post("/api/bbs/user/forbidden", { userId, days: 1, reason: "广告" }, admin.token),
    { code: 401 },
  ],
  [
    "an early expiry of a session",
    ({ userId }) =>
      here.db.execute(sql`update sessions set expires_at = now() where user_id = ${userId}::bigint`),
    { code: 401 },
  ],
  [
    "a new picture",
    ({ userId }) => here.db.execute(sql`update users set avatar = '/a.png' where id = ${userId}::bigint`),
    { code: 200, user: { avatar: "/a.png" } },
  ],
  [
    "another group",
    ({ userId }) => moveTo(here, userId, GROUP.moderator),
    { code: 200, permissions: expect.arrayContaining(["console.enter"]) },
  ],
  [
    "a permission of the group",
    () =>
      here.db.execute(
        sql`update user_groups set permissions = permissions || '{test.may}' where id = ${GROUP.member}`,
      ),
    { code: 200, permissions: expect.arrayContaining(["test.may"]) },
  ],
];
test.each(changes)(
  "%s reaches another process by its notification, whatever the maximum age",
  async (_name, change, expected) => {
    setMaxAge(HOUR);
    const who = await here.member(`race${changes.findIndex(([, one]) => one === change)}`);
    expect(await infoThere(who.token)).toMatchObject({ code: 200, user: { userId: who.userId } });
    await change(who);
    await vi.waitFor(async () => expect(await infoThere(who.token)).toMatchObject(expected), {
      timeout: 10_000,
    });
  },
);

test("a change of counts does not evict the viewer", async () => {
  setMaxAge(HOUR);
  const who = await here.member("stays");
  await infoThere(who.token);
  const cached = there.viewers.get(who.token);
  expect(cached).not.toBeInstanceOf(Promise);
  await here.db.execute(
    sql`update users set liked_count = liked_count + 1, exp = 5 where id = ${who.userId}::bigint`,
  );
  await here.db.execute(
    sql`update sessions set expires_at = expires_at + interval '1 day', last_seen_at = now()`,
  );
  // A later notification about another member.
  const other = await here.member("moves");
  await infoThere(other.token);
  await moveTo(here, other.userId, GROUP.owner);
  await vi.waitFor(() => expect(there.viewers.get(other.token)).toBeInstanceOf(Promise), { timeout: 10_000 });
  expect(there.viewers.get(who.token)).toBe(cached);
});

test("keeps viewers while notifications are known to arrive, and for less than a second afterwards", async () => {
  setMaxAge(maxAgeMs);
  const who = await here.member("heard");
  await infoThere(who.token);
  const cached = there.viewers.get(who.token);
  const began = Date.now();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(began + 2 * maxAgeMs), { timeout: 10_000 });
  expect(there.viewers.get(who.token)).toBe(cached);
  // The connection stays open without delivering anything.
  const frozen = vi.spyOn(there.live, "onHearing").mockImplementation(() => {});
  await vi.waitFor(() => expect(there.viewers.get(who.token)).toBeInstanceOf(Promise), { timeout: 10_000 });
  frozen.mockRestore();
});

test("a revoked session is valid for less than a second without any notification", async () => {
  setMaxAge(maxAgeMs);
  const other = await openReplica();
  const who = await here.member("revoked");
  const getCode = async () =>
    (await other.inject({ url: "/api/getInfo", headers: { authorization: `Bearer ${who.token}` } })).json()
      .code;
  expect(await getCode()).toBe(200);
  expect((await here.post("/logout", undefined, who.token)).code).toBe(200);
  const began = performance.now();
  await vi.waitFor(async () => expect(await getCode()).toBe(401), { interval: 20, timeout: 10_000 });
  expect(maxAgeMs).toBeLessThan(1000);
  // Includes the duration of the calls on a slow machine.
  expect(performance.now() - began).toBeLessThan(3000);
});
