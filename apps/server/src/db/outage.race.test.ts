import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { readDatabaseLimits } from "../config/database.ts";
import { isUnreachable } from "../core/failures.ts";
import { rowsOf } from "../core/sql.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { resetRates } from "../test/thread-fixtures.ts";
import { wireTo } from "../test/wire.ts";
import { type Database, openPostgres } from "./client.ts";

/** A second app in the same process, with its own connections over its own wire. */
interface Replica {
  wire: Awaited<ReturnType<typeof wireTo>>["wire"];
  database: Database;
  app: FastifyInstance;
}

const PARALLEL = 10;

let direct: TestServer;
let staff: pg.Client;
let replicas: Replica[];
/** Members whom all others follow, one per test or round. */
const idols: { token: string; userId: string }[] = [];
const members: { token: string; userId: string }[] = [];

beforeAll(async () => {
  direct = await startServer();
  staff = await direct.database.connect!();
  const limits = readDatabaseLimits({ DATABASE_POOL: "24" });
  replicas = await Promise.all(
    [1, 2].map(async () => {
      const { wire, url } = await wireTo(direct.url);
      const database = openPostgres(url, limits);
      return { wire, database, app: await buildApp(direct.config, database) };
    }),
  );
  for (let n = 0; n < 2 * PARALLEL; n++) {
    if (n % 10 === 0) await resetRates(direct);
    members.push(await direct.member(`writer${n}`));
  }
  for (let n = 0; n < 4; n++) idols.push(await direct.member(`idol${n}`));
});
afterAll(async () => {
  for (const { app, database, wire } of replicas) {
    await app.close();
    await database.close();
    await wire.cut();
  }
  await staff.end();
  await direct.close();
});

const read = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  JSON.parse(body).code,
];
const topics = async ({ app }: Replica) => read(await app.inject("/api/api/without/thread/topics"));
const health = async ({ app }: Replica, path: string) => (await app.inject(path)).statusCode;

/** Lets every member follow an idol, half of them over each replica. The transactions wait for the idol's row. */
const followAll = (idol: number) =>
  members.map(async ({ token }, n) =>
    read(
      await replicas[n % 2]!.app.inject({
        method: "POST",
        url: "/api/api/bbs/user/follow/add",
        headers: { authorization: `Bearer ${token}` },
        payload: { toUserId: idols[idol]!.userId },
      }),
    ),
  );

/** Locks the row of an idol during the body, so that the transactions of followers stay open. */
async function withLockedRow<T>(idol: number, body: () => Promise<T>): Promise<T> {
  await staff.query("begin");
  await staff.query("select 1 from users where id = $1 for update", [idols[idol]!.userId]);
  try {
    return await body();
  } finally {
    await staff.query("rollback");
  }
}

/** Returns the connections of the replicas that wait for the row inside a transaction. */
const openTransactions = async () => {
  const waiting = await direct.db.execute(sql`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'lenscape'
    and xact_start is not null and wait_event_type = 'Lock' and query like '%from "users"%for no key update'`);
  return rowsOf<{ pid: number }>(waiting).map(({ pid }) => pid);
};

const untilOpen = (count: number) =>
  vi.waitFor(async () => expect((await openTransactions()).length).toBeGreaterThanOrEqual(count), {
    timeout: 10_000,
    interval: 20,
  });

/** Waits until connections have ended, because PostgreSQL lists a lost one until its process notices. */
const untilGone = (pids: number[]) =>
  vi.waitFor(
    async () => {
      const left = await direct.db.execute(
        sql`select 1 from pg_stat_activity where pid = any(${sql.param(pids)}::int[])`,
      );
      expect(rowsOf(left)).toEqual([]);
    },
    { timeout: 10_000, interval: 20 },
  );

const followersOf = async (idol: number) =>
  rowsOf<{ count: number }>(
    await direct.db.execute(
      sql`select count(*)::int as count from follows where to_id = ${idols[idol]!.userId}::bigint`,
    ),
  )[0]!.count;

test("API-010 the server answers 503 without its database and recovers by itself", async () => {
  const [one] = replicas as [Replica];
  expect(await topics(one)).toEqual([200, 200]);
  await one.wire.cut();
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) => one.app.inject(`/api/api/without/emoji?${"&".repeat(n)}`)),
  );
  expect(answers.map(read)).toEqual(Array(5).fill([503, 503]));
  expect(await health(one, "/readyz")).toBe(503);
  expect(await health(one, "/healthz")).toBe(200);
  expect(await health(replicas[1]!, "/readyz")).toBe(200);
  await one.wire.mend();
  expect(await topics(one)).toEqual([200, 200]);
  expect(await health(one, "/readyz")).toBe(200);
});

test("a connection loss inside open transactions returns 503 for each, writes nothing and does not stop the server", async () => {
  await resetRates(direct);
  let open: number[] = [];
  const answers = await withLockedRow(0, async () => {
    const calls = followAll(0);
    await untilOpen(8);
    open = await openTransactions();
    await Promise.all(replicas.map(({ wire }) => wire.cut()));
    return Promise.all(calls);
  });
  expect(answers).toEqual(Array(members.length).fill([503, 503]));
  for (const replica of replicas) {
    await replica.wire.mend();
    expect(await topics(replica)).toEqual([200, 200]);
  }
  expect(await followersOf(0)).toBe(0);
  await untilGone(open);
});

test("the pools keep their size when PostgreSQL repeatedly terminates connections inside transactions", async () => {
  for (const round of [1, 2]) {
    await resetRates(direct);
    let calls: ReturnType<typeof followAll> = [];
    let ended: number[] = [];
    await withLockedRow(round, async () => {
      calls = followAll(round);
      await untilOpen(8);
      ended = await openTransactions();
      await staff.query("select pg_terminate_backend(pid) from unnest($1::int[]) pid", [ended]);
      await untilGone(ended);
      // Waiting transactions use new connections.
      await untilOpen(1);
    });
    const answers = await Promise.all(calls);
    const good = answers.filter(([status]) => status === 200).length;
    expect(answers.filter(([status]) => status !== 200 && status !== 503)).toEqual([]);
    expect(ended.length).toBeGreaterThanOrEqual(8);
    expect(answers.length - good).toBeGreaterThanOrEqual(ended.length);
    expect(await followersOf(round)).toBe(good);
  }
  await resetRates(direct);
  expect(await Promise.all(followAll(3))).toEqual(Array(members.length).fill([200, 200]));
});

test("a connection that is lost before, between or after the statements of a transaction is released", async () => {
  const [{ database }] = replicas as [Replica];
  const ownPid = async (db: Pick<Database["db"], "execute">) =>
    rowsOf<{ pid: number }>(await db.execute(sql`select pg_backend_pid() as pid`))[0]!.pid;
  const end = async (pid: number) => {
    await staff.query("select pg_terminate_backend($1)", [pid]);
    await untilGone([pid]);
  };
  // More rounds than the pool has connections, so that unreleased ones would exhaust it.
  for (let n = 0; n < 20; n++) {
    const lost = database.db.transaction(async (tx) => {
      await end(await ownPid(tx));
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    // An idle connection may be acquired before its end is noticed, which the caller sees as a 503.
    await database.db.transaction(ownPid).then(end, (error) => expect(isUnreachable(error)).toBe(true));
  }
  const whole = Array.from({ length: 8 }, () => () => database.db.transaction(ownPid));
  await vi.waitFor(() => Promise.all(whole.map((take) => take())), { timeout: 10_000 });
});
