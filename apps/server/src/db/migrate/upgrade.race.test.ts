import { readdir, readFile } from "node:fs/promises";
import type pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createDatabase,
  migrations,
  oldMigrations,
  seedOldCommunity,
  startWriting,
} from "../../test/upgrade-fixtures.ts";
import { migrateDatabase, openPostgres } from "../client.ts";
import { parseMigration } from "./files.ts";
import { runMigrations } from "./run.ts";

/** `pnpm bench:upgrade` measures with a million. */
const THREADS = Number(process.env.UPGRADE_THREADS ?? 20_000);
const MAX_STALL_MS = 2000;
const TIMEOUT_MS = process.env.UPGRADE_THREADS ? 3_600_000 : 120_000;

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;

beforeEach(async () => {
  database = await createDatabase();
  client = await database.connect();
});
afterEach(() => database.drop());

const migrate = async (say?: (line: string) => void) => {
  const opened = openPostgres(database.url);
  try {
    await opened.migrate({ say });
  } finally {
    await opened.close();
  }
};

/** Counts threads whose sort keys are missing, stale or left over. */
const countWrongSortKeys = async () => {
  const { rows } = await client.query(`
    select count(*)::int as wrong from (select * from threads where status = 1) as t
    full join thread_sort_keys as k on k.thread_id = t.id
    where (t.classify, t.essence_at is not null, t.posted_at, t.hot_score, t.hot_rank, t.last_reply_at)
      is distinct from (k.classify, k.is_essence, k.posted_at, k.hot_score, k.hot_rank, k.last_reply_at)`);
  return rows[0].wrong;
};

const countInvalidIndexes = async () =>
  (await client.query("select from pg_index where not indisvalid")).rows.length;

test("no write stalls while a community of the oldest version is upgraded", {
  timeout: TIMEOUT_MS,
}, async () => {
  await runMigrations(client, oldMigrations);
  await seedOldCommunity(client, THREADS);
  const writing = await startWriting(database.connect, THREADS);
  const began = performance.now();
  await migrate();
  const seconds = (performance.now() - began) / 1000;
  const { longestMs, writes } = await writing.stop();
  if (process.env.UPGRADE_THREADS)
    console.log(
      `${THREADS} threads upgraded in ${seconds.toFixed(1)} s beside ${writes} writes; longest write ${Math.round(longestMs)} ms`,
    );
  expect(longestMs).toBeLessThan(MAX_STALL_MS);
  expect(await countWrongSortKeys()).toBe(0);
  expect(await countInvalidIndexes()).toBe(0);
});

test("a long transaction on a table delays the upgrade but no write", { timeout: TIMEOUT_MS }, async () => {
  await runMigrations(client, oldMigrations);
  await seedOldCommunity(client, 100);
  const backup = await database.connect();
  await backup.query("begin");
  await backup.query("select count(*) from threads, posts limit 1");
  const writing = await startWriting(database.connect, 100);
  const lines: string[] = [];
  const migration = migrate((line) => lines.push(line));
  await vi.waitFor(() => expect(lines.join("\n")).toContain("在等表锁"), { timeout: 20_000 });
  const before = writing.progress.writes;
  await vi.waitFor(() => expect(writing.progress.writes).toBeGreaterThan(before + 100), { timeout: 20_000 });
  await backup.query("commit");
  await migration;
  await writing.stop();
  expect(await countWrongSortKeys()).toBe(0);
});

test("two processes that start at once upgrade the database once", { timeout: TIMEOUT_MS }, async () => {
  await runMigrations(client, oldMigrations);
  await seedOldCommunity(client, 1000);
  await Promise.all([migrate(), migrate()]);
  const { rows } = await client.query(
    "select created_at::float8 as when from drizzle.__drizzle_migrations order by id",
  );
  expect(rows.map(({ when }) => when)).toEqual(migrations.map(({ when }) => when));
  expect([await countWrongSortKeys(), await countInvalidIndexes()]).toEqual([0, 0]);
});

/** Simulates a crash: terminates the migrating connections when one of them runs a matching statement. */
async function crashAt(statement: string) {
  const { pids } = await vi.waitFor(
    async () => {
      const { rows } = await client.query(
        "select array_agg(pid) as pids from pg_stat_activity where datname = current_database() and application_name = 'lenscape' and query ilike $1 and wait_event_type = 'Lock'",
        [`%${statement}%`],
      );
      expect(rows[0].pids).not.toBeNull();
      return rows[0];
    },
    { timeout: 30_000, interval: 5 },
  );
  await client.query("select pg_terminate_backend(pid) from unnest($1::int[]) as pid", [pids]);
}

test("the next process rebuilds an index that a crash has left invalid", {
  timeout: TIMEOUT_MS,
}, async () => {
  await runMigrations(client, oldMigrations);
  await seedOldCommunity(client, 100);
  // Building concurrently waits for the snapshot of this transaction.
  const reader = await database.connect();
  await reader.query("begin isolation level repeatable read");
  await reader.query("select 1");
  const migration = migrate().catch(() => "crashed");
  await crashAt("create index concurrently");
  expect(await migration).toBe("crashed");
  expect(await countInvalidIndexes()).toBe(1);
  await reader.query("commit");
  await migrate();
  expect([await countWrongSortKeys(), await countInvalidIndexes()]).toEqual([0, 0]);
});

test("a backfill continues after a crash", { timeout: TIMEOUT_MS }, async () => {
  await runMigrations(client, oldMigrations);
  await seedOldCommunity(client, 3000);
  const upToSortKeys = migrations.findIndex(({ tag }) => tag === "0062_thread_sort_keys");
  await runMigrations(client, migrations.slice(0, upToSortKeys));
  const writer = await database.connect();
  await writer.query("begin");
  await writer.query("select from threads where id = 2501 for update");
  const migration = migrate().catch(() => "crashed");
  await crashAt("insert into thread_sort_keys");
  expect(await migration).toBe("crashed");
  await writer.query("commit");
  // A finished slice is not repeated.
  await client.query("delete from thread_sort_keys where thread_id = 1");
  await migrate();
  expect(await countWrongSortKeys()).toBe(1);
  expect((await client.query("select from drizzle.unfinished_migrations")).rows).toEqual([]);
});

/** Describes a schema without the order of columns, one line per object. */
async function describeSchema(of: pg.Client): Promise<string[]> {
  const { rows } = await of.query(`
    select format('column %s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid)) as line
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
    where attnum > 0 and not attisdropped
    union all select format('table %s %s', relname, reloptions) from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select format('%s valid=%s', pg_get_indexdef(indexrelid), indisvalid) from pg_index
    join pg_class on pg_class.oid = indexrelid and relnamespace = 'public'::regnamespace
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

test("the former and the present migration files result in the same schema", {
  timeout: TIMEOUT_MS,
}, async () => {
  const formerFolder = new URL("./former/", import.meta.url);
  const former = new Map(
    await Promise.all(
      (await readdir(formerFolder)).map(
        async (name) =>
          [name.replace(".sql", ""), await readFile(new URL(name, formerFolder), "utf8")] as const,
      ),
    ),
  );
  const last = migrations.findIndex(({ tag }) => tag === "0065_accounts_by_balance");
  await runMigrations(
    client,
    migrations.slice(0, last + 1).map((migration) => {
      const text = former.get(migration.tag);
      return text === undefined ? migration : parseMigration(migration.tag, migration.when, text);
    }),
  );
  await migrate();

  const other = await createDatabase();
  try {
    const fresh = await other.connect();
    await runMigrations(fresh, oldMigrations);
    await seedOldCommunity(fresh, 100);
    await migrateDatabase(fresh);
    expect(await describeSchema(fresh)).toEqual(await describeSchema(client));
  } finally {
    await other.drop();
  }
});
