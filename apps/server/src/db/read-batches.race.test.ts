import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDatabaseLimits } from "../config/database.ts";
import { failureOf } from "../core/failures.ts";
import { rowsOf } from "../core/sql.ts";
import { policy } from "../policy.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { type Database, type Db, openPostgres } from "./client.ts";
import { users } from "./schema/index.ts";

let server: TestServer;
let database: Database;
let db: Db;

beforeAll(async () => {
  server = await startServer();
  database = openPostgres(server.url);
  db = database.db;
  // Sent often and answered soon: only then they go together.
  for (let n = 0; n <= policy.database.prepared.after * 3; n++) await Promise.all([share(1), napping(0)]);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

/** Divides a hundred. @returns the result and the connection that gave it */
async function share(among: number) {
  const result = await db.execute(sql`select 100 / ${among}::int as share, pg_backend_pid() as pid`);
  return rowsOf<{ share: number; pid: number }>(result)[0]!;
}

async function napping(seconds: number) {
  await db.execute(sql`select pg_sleep(${seconds}::float8)`);
  return performance.now();
}

test("quick statements of one moment share a connection, and each gets its own answer", async () => {
  const answers = await Promise.all([1, 2, 4, 5].map(share));
  expect(answers.map((answer) => answer.share)).toEqual([100, 50, 25, 20]);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
  const many = await Promise.all(Array.from({ length: 3 * policy.database.batch.atOnce }, () => share(1)));
  expect(new Set(many.map(({ pid }) => pid)).size).toBeGreaterThan(1);
});

test("one that fails takes none of the others with it", async () => {
  const answers = await Promise.allSettled([1, 0, 4, 0, 5].map(share));
  expect(answers.map(({ status }) => status)).toEqual(
    "fulfilled rejected fulfilled rejected fulfilled".split(" "),
  );
  expect((await share(10)).share).toBe(10);
});

test("those sent behind one that could not be prepared are refused for its reason", async () => {
  const small = openPostgres(server.url, { ...readDatabaseLimits({}), pool: 4 });
  const { db: reader } = small;
  const read = () => reader.select({ id: users.id }).from(users).limit(1);
  for (let n = 0; n <= policy.database.prepared.after * 3; n++) await read();
  const staff = await server.database.connect!();
  await staff.query("begin");
  await staff.query("lock table users in access exclusive mode");
  // The nap takes the one connection that has prepared it.
  const nap = reader.execute(sql`select pg_sleep(0.2)`);
  const [, ...answers] = await Promise.allSettled([nap, read(), read(), read()]);
  await staff.query("rollback");
  await staff.end();
  expect(answers.map((answer) => answer.status === "rejected" && failureOf(answer.reason)?.code)).toEqual([
    503, 503, 503,
  ]);
  await expect.poll(() => Promise.all([read(), read(), read()]).catch(() => [])).toHaveLength(3);
  await small.close();
});

/** Sends a slow statement and then a quick one. @returns whether the quick one had to wait for it */
async function isHeldUp(seconds: number): Promise<boolean> {
  const [slow, quick] = await Promise.all([napping(seconds), share(1).then(() => performance.now())]);
  return quick > slow;
}

test("what has become slow goes alone, and holds up nothing", async () => {
  // The least of what it took is remembered, and forgotten slowly.
  await expect.poll(() => isHeldUp(0.05), { timeout: 20_000, interval: 0 }).toBe(false);
  for (let n = 0; n < 3; n++) expect(await isHeldUp(0.2)).toBe(false);
});
