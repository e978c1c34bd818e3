import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDatabaseLimits } from "../config/database.ts";
import { rowsOf } from "../core/sql.ts";
import { policy } from "../policy.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { type Database, openPostgres } from "./client.ts";
import { users } from "./schema/index.ts";

const { after } = policy.database.prepared;

let server: TestServer;
const open: Database[] = [];

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  for (const database of open) await database.close();
  await server.close();
});

/** Opens a database with one reading connection, so that its prepared statements can be listed. */
function connect(env: Record<string, string> = {}) {
  const database = openPostgres(server.url, { ...readDatabaseLimits(env), pool: 3 });
  open.push(database);
  const { db } = database;
  const prepared = async () =>
    rowsOf<{ statement: string }>(await db.execute(sql`select statement from pg_prepared_statements`)).map(
      ({ statement }) => statement,
    );
  return { db, prepared };
}

test("a frequent statement is prepared once, whatever its values", async () => {
  const { db, prepared } = connect();
  const read = (id: number) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, String(id)));
  for (let n = 1; n < after; n++) await read(n);
  expect((await prepared()).filter((text) => text.includes('"users"'))).toEqual([]);
  for (let n = 0; n < 5; n++) await read(n);
  expect((await prepared()).filter((text) => text.includes('"users"'))).toHaveLength(1);
});

test("statements with lists of variable length are not prepared", async () => {
  const { db, prepared } = connect();
  for (let length = 2; length < 12; length++) {
    const ids = Array.from({ length }, (_, n) => String(n));
    for (let n = 0; n <= after; n++)
      await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  }
  expect((await prepared()).filter((text) => text.includes('"users"'))).toEqual([]);
});

test("a prepared statement works after a migration that changes its columns; a transaction works when retried", async () => {
  const { db } = connect();
  await db.execute(sql`create table changing (id int)`);
  const read = (tx: typeof db) => tx.execute(sql`select * from changing`);
  for (let n = 0; n <= after; n++) {
    await read(db);
    await db.transaction((tx) => read(tx as typeof db));
  }
  await db.execute(sql`alter table changing add column name text`);
  await db.execute(sql`insert into changing values (1, 'a')`);
  expect(rowsOf(await read(db))).toEqual([{ id: 1, name: "a" }]);
  await db.transaction((tx) => read(tx as typeof db)).catch(() => {});
  expect(rowsOf(await db.transaction((tx) => read(tx as typeof db)))).toEqual([{ id: 1, name: "a" }]);
});

test("nothing is prepared with DATABASE_PREPARE=off", async () => {
  const { db, prepared } = connect({ DATABASE_PREPARE: "off" });
  for (let n = 0; n < 2 * after; n++) await db.select({ id: users.id }).from(users).limit(1);
  expect(await prepared()).toEqual([]);
});
