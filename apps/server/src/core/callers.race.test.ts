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

const { lifeMs } = policy.callers;
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
const setLife = (ms: number) => Object.assign(policy.callers, { lifeMs: ms });

beforeAll(async () => {
  here = await startServer();
  admin = await here.member("boss");
  await moveTo(here, admin.userId, GROUP.admin);
  there = await openReplica();
  // A page that is open makes the replica listen.
  await (await openStream(there, admin.token)).hears("unread", {});
});
afterAll(async () => {
  setLife(lifeMs);
  for (const close of closing) await close();
  await here.close();
});

const infoThere = async (token: string) =>
  (await there.inject({ url: "/api/getInfo", headers: { authorization: `Bearer ${token}` } })).json();

type Who = { token: string; userId: string };
const acts: [string, (who: Who) => Promise<unknown>, object][] = [
  ["logging out", ({ token }) => here.post("/logout", undefined, token), { code: 401 }],
  [
    "a ban",
    ({ userId }) => here.post("/api/bbs/user/forbidden", { userId, days: 1, reason: "广告" }, admin.token),
    { code: 401 },
  ],
  [
    "a session's running out early",
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
test.each(acts)(
  "%s is known to another process by the news, however long it remembers",
  async (_what, act, then) => {
    setLife(HOUR);
    const who = await here.member(`race${acts.findIndex(([, one]) => one === act)}`);
    expect(await infoThere(who.token)).toMatchObject({ code: 200, user: { userId: who.userId } });
    await act(who);
    await vi.waitFor(async () => expect(await infoThere(who.token)).toMatchObject(then), { timeout: 10_000 });
  },
);

test("what changes nobody's rights is no news: the caller stays remembered", async () => {
  setLife(HOUR);
  const who = await here.member("stays");
  await infoThere(who.token);
  const known = there.callers.of(who.token);
  expect(known).not.toBeInstanceOf(Promise);
  await here.db.execute(
    sql`update users set liked_count = liked_count + 1, exp = 5 where id = ${who.userId}::bigint`,
  );
  await here.db.execute(
    sql`update sessions set expires_at = expires_at + interval '1 day', last_seen_at = now()`,
  );
  // Another's news, which comes after.
  const other = await here.member("moves");
  await infoThere(other.token);
  await moveTo(here, other.userId, GROUP.owner);
  await vi.waitFor(() => expect(there.callers.of(other.token)).toBeInstanceOf(Promise), { timeout: 10_000 });
  expect(there.callers.of(who.token)).toBe(known);
});

test("while it hears of every change, a process looks nobody up again, and forgets within a second", async () => {
  setLife(lifeMs);
  const who = await here.member("heard");
  await infoThere(who.token);
  const known = there.callers.of(who.token);
  const began = Date.now();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(began + 2 * lifeMs), { timeout: 10_000 });
  expect(there.callers.of(who.token)).toBe(known);
  // The connection says nothing any more, and does not break.
  const frozen = vi.spyOn(there.live, "onHearing").mockImplementation(() => {});
  await vi.waitFor(() => expect(there.callers.of(who.token)).toBeInstanceOf(Promise), { timeout: 10_000 });
  frozen.mockRestore();
});

test("without any news a session that was revoked serves for less than a second", async () => {
  setLife(lifeMs);
  const deaf = await openReplica();
  const who = await here.member("revoked");
  const ask = async () =>
    (await deaf.inject({ url: "/api/getInfo", headers: { authorization: `Bearer ${who.token}` } })).json()
      .code;
  expect(await ask()).toBe(200);
  expect((await here.post("/logout", undefined, who.token)).code).toBe(200);
  const began = performance.now();
  await vi.waitFor(async () => expect(await ask()).toBe(401), { interval: 20, timeout: 10_000 });
  expect(lifeMs).toBeLessThan(1000);
  // What the machine takes for a call comes on top.
  expect(performance.now() - began).toBeLessThan(3000);
});
