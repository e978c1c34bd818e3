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
  // Only frequent and quick statements are batched.
  for (let n = 0; n <= policy.database.prepared.after * 3; n++) await Promise.all([share(1), sleep(0)]);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

/** Divides 100. @returns the quotient and the process ID of the connection */
async function share(among: number) {
  const result = await db.execute(sql`select 100 / ${among}::int as share, pg_backend_pid() as pid`);
  return rowsOf<{ share: number; pid: number }>(result)[0]!;
}

async function sleep(seconds: number) {
  await db.execute(sql`select pg_sleep(${seconds}::float8)`);
  return performance.now();
}

test("concurrent quick statements share a connection, and each gets its own result", async () => {
  const answers = await Promise.all([1, 2, 4, 5].map(share));
  expect(answers.map((answer) => answer.share)).toEqual([100, 50, 25, 20]);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
  const many = await Promise.all(Array.from({ length: 3 * policy.database.batch.atOnce }, () => share(1)));
  expect(new Set(many.map(({ pid }) => pid)).size).toBeGreaterThan(1);
});

test("a failed statement does not fail the others of its batch", async () => {
  const answers = await Promise.allSettled([1, 0, 4, 0, 5].map(share));
  expect(answers.map(({ status }) => status)).toEqual(
    "fulfilled rejected fulfilled rejected fulfilled".split(" "),
  );
  expect((await share(10)).share).toBe(10);
});

test("statements behind one that could not be prepared fail with its error", async () => {
  const small = openPostgres(server.url, { ...readDatabaseLimits({}), pool: 4 });
  const { db: reader } = small;
  const read = () => reader.select({ id: users.id }).from(users).limit(1);
  for (let n = 0; n <= policy.database.prepared.after * 3; n++) await read();
  const staff = await server.database.connect!();
  await staff.query("begin");
  await staff.query("lock table users in access exclusive mode");
  // The sleep occupies the only connection that has prepared the statement.
  const sleeping = reader.execute(sql`select pg_sleep(0.2)`);
  const [, ...answers] = await Promise.allSettled([sleeping, read(), read(), read()]);
  await staff.query("rollback");
  await staff.end();
  expect(answers.map((answer) => answer.status === "rejected" && failureOf(answer.reason)?.code)).toEqual([
    503, 503, 503,
  ]);
  await expect.poll(() => Promise.all([read(), read(), read()]).catch(() => [])).toHaveLength(3);
  await small.close();
});

/** Sends a slow statement and then a quick one. @returns whether the quick one waited for the slow one */
async function isDelayed(seconds: number): Promise<boolean> {
  const [slow, quick] = await Promise.all([sleep(seconds), share(1).then(() => performance.now())]);
  return quick > slow;
}

test("a statement that has become slow is sent alone and delays no other", async () => {
  // The stored shortest duration grows slowly.
  await expect.poll(() => isDelayed(0.05), { timeout: 20_000, interval: 0 }).toBe(false);
  for (let n = 0; n < 3; n++) expect(await isDelayed(0.2)).toBe(false);
});
