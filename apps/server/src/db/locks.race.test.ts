import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { readDatabaseLimits } from "../config/database.ts";
import { policy } from "../policy.ts";
import { createShutdown } from "../process/shutdown.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { publish, resetRates } from "../test/thread-fixtures.ts";
import { type Database, openPostgres } from "./client.ts";

let direct: TestServer;
let staff: pg.Client;
let database: Database;
let app: FastifyInstance;
let stop: () => Promise<void>;
let token: string;
let threadId: string;

beforeAll(async () => {
  direct = await startServer();
  staff = await direct.database.connect!();
  // With the default settings.
  database = openPostgres(direct.url);
  app = await buildApp(direct.config, database);
  stop = createShutdown({ app, database, stopJobs: [], delayMs: 0 });
  await app.ready();
  ({ token } = await direct.member("reader"));
  threadId = await publish(direct, token);
  // Prepares the statements on every connection.
  for (let n = 0; n < policy.database.prepared.after; n++) await threads(1);
  await Promise.all(Array.from({ length: 60 }, () => threads(1)));
  for (let n = 0; n < policy.database.prepared.after; n++) await comment();
  await resetRates(direct);
});
afterAll(async () => {
  await stop();
  await staff.end();
  await direct.close();
});

async function call(url: string, payload?: object) {
  const began = performance.now();
  const { statusCode: status, body } = await app.inject({
    method: payload ? "POST" : "GET",
    url,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  return { ...JSON.parse(body), status, ms: performance.now() - began };
}

const threads = (n: number) => call(`/api/api/without/thread/list?pageNum=1&pageSize=${n}`);
const comment = () => call("/api/api/thread/addPost", { threadId, content: "还在吗" });
const busy = { status: 503, code: 503, msg: "服务繁忙，请稍后再试" };

/** Calls that do not use the table of threads: reads of a visitor and a member, and writes. */
const callOthers = () =>
  Promise.all([
    call(`/api/api/without/emoji?${"&".repeat(Math.ceil(Math.random() * 500))}`),
    call("/api/api/without/circle"),
    call("/api/api/notice/unreadnotification", { tick: 1 }),
    call("/api/api/thread/searchhistory"),
    call("/api/login", { username: "reader", password: "Lenscape2026" }),
    call("/readyz").then((answer) => ({ ...answer, code: 200 })),
  ]);

async function withLock(mode: string, body: () => Promise<void>): Promise<void> {
  await staff.query("begin");
  await staff.query(`lock table threads in ${mode} mode`);
  try {
    await body();
  } finally {
    await staff.query("rollback");
  }
}

test("while a table is locked, its calls fail soon and all other calls succeed", async () => {
  await withLock("access exclusive", async () => {
    const first = await Promise.all(Array.from({ length: 60 }, (_, n) => threads(n + 1)));
    for (const { ms, ...answer } of first) {
      expect(answer).toMatchObject(busy);
      expect(ms).toBeLessThan(8000);
    }
    // Calls that need the table arrive all the time.
    const blockedCalls: Promise<unknown>[] = [];
    const load = setInterval(() => blockedCalls.push(threads(1)), 5);
    const answers = [];
    for (let round = 0; round < 10; round++) answers.push(...(await callOthers()));
    clearInterval(load);
    for (const { ms, status, code, msg } of answers) {
      expect({ status, code, msg }).toMatchObject({ status: 200, code: 200 });
      expect(ms).toBeLessThan(5000);
    }
    expect(await Promise.all(blockedCalls)).toEqual(blockedCalls.map(() => expect.objectContaining(busy)));
  });
  await vi.waitFor(async () => expect((await threads(1)).status).toBe(200), { timeout: 10_000 });
});

test("a share lock on a table lets readers pass and refuses writers with 503", async () => {
  await withLock("share", async () => {
    const comments = await Promise.all([comment(), comment(), comment()]);
    for (const { ms, ...answer } of comments) {
      expect(answer).toMatchObject(busy);
      expect(ms).toBeLessThan(readDatabaseLimits({}).lockTimeoutMs + 3000);
    }
    const reading = Array.from({ length: 20 }, (_, n) => threads(n + 1));
    expect((await Promise.all(reading)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await comment()).status).toBe(503);
  });
  await vi.waitFor(async () => expect((await comment()).status).toBe(200), { timeout: 10_000 });
});

test("a statement timeout and an exhausted pool return 503 instead of a fault", async () => {
  const limits = readDatabaseLimits({
    DATABASE_POOL: "4",
    DATABASE_CONNECT_TIMEOUT_MS: "1000",
    DATABASE_STATEMENT_TIMEOUT_MS: "4000",
  });
  const small = openPostgres(direct.url, limits);
  const smallApp = await buildApp(direct.config, small);
  await smallApp.ready();
  const topics = () => smallApp.inject("/api/api/without/thread/topics");
  const slow = () => small.db.execute("select pg_sleep(20)").catch((error: unknown) => error);
  const sleeping = [slow(), slow()];
  const asleep =
    "select 1 from pg_stat_activity where query like '%pg_sleep(20)%' and wait_event = 'PgSleep'";
  await vi.waitFor(async () => expect((await staff.query(asleep)).rows).toHaveLength(2), { timeout: 10_000 });
  const crowded = await topics();
  expect(JSON.parse(crowded.body)).toMatchObject({ code: 503, msg: busy.msg });
  expect(crowded.statusCode).toBe(503);
  for (const error of await Promise.all(sleeping)) {
    expect((error as { cause: unknown }).cause).toMatchObject({ code: "57014" });
  }
  expect((await topics()).statusCode).toBe(200);
  await smallApp.close();
  await small.close();
});

test("/readyz reports a database without all migrations", async () => {
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
  await staff.query("alter schema drizzle rename to drizzle_away");
  const bare = await app.inject("/readyz");
  expect([bare.statusCode, bare.json()]).toEqual([503, { status: "database unmigrated" }]);
  await staff.query("alter schema drizzle_away rename to drizzle");
  await staff.query("begin");
  await staff.query(
    "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
  );
  await staff.query("commit");
  expect((await app.inject("/readyz")).statusCode).toBe(503);
});

test("an export that fails half-way does not stop the server, whether or not its client has disconnected", async () => {
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const order = async () =>
    (await call("/api/api/bbs/account/export", { password: "Lenscape2026" })).data.url as string;
  const [firstUrl, secondUrl] = [await order(), await order()];
  const disconnect = new AbortController();
  await withLock("access exclusive", async () => {
    const reading = await fetch(origin + firstUrl);
    const leaving = await fetch(origin + secondUrl, { signal: disconnect.signal });
    expect([reading.status, leaving.status]).toEqual([200, 200]);
    disconnect.abort();
    await expect(reading.arrayBuffer()).rejects.toThrow();
    await expect(leaving.arrayBuffer()).rejects.toThrow();
    // Earlier statements that wait for the table have timed out by then.
    expect((await threads(3)).status).toBe(503);
  });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});
