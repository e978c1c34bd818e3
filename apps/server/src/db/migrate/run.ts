import { setTimeout as pause } from "node:timers/promises";
import { policy } from "../../policy.ts";
import type { Migration, Step } from "./files.ts";
import type { FunctionFile } from "./functions.ts";

/** A connection that is used for nothing else at the same time. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface MigrateOptions {
  /** Files of functions and triggers. The changed ones are applied after the migrations. */
  functions?: readonly FunctionFile[];
  /** Prints a line for the operator about long waits and long backfills. */
  say?: (line: string) => void;
}

/** Advisory lock of migrating processes. Differs from that of older versions, which wait inside a statement. */
const MIGRATION_LOCK = 7_311_095;

/** Error codes of a lock timeout and a deadlock. */
const LOCK_FAILURES = new Set(["55P03", "40P01"]);

/**
 * Applies the missing migrations in order, while other processes continue to write.
 *
 * A migration runs in one transaction. If a table lock is not free within `policy.migrations.lockMs`, the transaction is
 * rolled back and retried later, because all statements of other connections on that table queue behind the lock
 * request. The steps of a non-transactional migration commit one by one. The database stores the progress, so that the
 * next process can continue.
 */
export async function runMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  { functions = [], say = () => {} }: MigrateOptions = {},
): Promise<void> {
  // The role may have time limits for requests.
  for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
    await connection.query(`set ${limit} = 0`);
  await lock(connection, say);
  try {
    await createJournal(connection);
    const newest = await findNewest(connection);
    for (const migration of migrations) {
      if (newest !== undefined && migration.when <= newest) continue;
      try {
        if (migration.isTransactional) await runInTransaction(connection, migration, say);
        else await runStepByStep(connection, migration, say);
      } catch (error) {
        throw new Error(`migration ${migration.tag}: ${(error as Error).message}`, { cause: error });
      }
    }
    // The functions of a newer version match its tables, so they are not replaced.
    if (newest !== undefined && newest > (migrations.at(-1)?.when ?? 0)) return;
    for (const file of functions) await applyFunctions(connection, file, say);
  } finally {
    // A lost connection has already released the lock.
    await connection.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
  }
}

/**
 * Acquires the advisory lock of migrating processes. Polls instead of waiting in the statement, because a waiting
 * statement holds a snapshot, and building an index concurrently waits for all snapshots.
 */
async function lock(connection: Connection, say: (line: string) => void): Promise<void> {
  const { lockPollMs, sayEveryMs } = policy.migrations;
  const notify = throttle(say, sayEveryMs);
  while (true) {
    const { rows } = await connection.query("select pg_try_advisory_lock($1) as locked", [MIGRATION_LOCK]);
    if ((rows[0] as { locked: boolean }).locked) return;
    notify(() => "另一个进程正在升级数据库，等它完成后继续启动。");
    await pause(lockPollMs);
  }
}

async function createJournal(connection: Connection): Promise<void> {
  await connection.query("create schema if not exists drizzle");
  await connection.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  await connection.query(
    "create table if not exists drizzle.applied_functions (file text primary key, hash text not null)",
  );
  await connection.query(
    'create table if not exists drizzle.unfinished_migrations (tag text primary key, steps integer not null, "after" bigint not null)',
  );
}

async function findNewest(connection: Connection): Promise<number | undefined> {
  const { rows } = await connection.query(
    "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
  );
  const { newest } = rows[0] as { newest: string | null };
  return newest === null ? undefined : Number(newest);
}

const record = (connection: Connection, { hash, when }: Migration) =>
  connection.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    hash,
    when,
  ]);

async function runInTransaction(
  connection: Connection,
  migration: Migration,
  say: (line: string) => void,
): Promise<void> {
  await retryLocks(connection, migration.tag, say, () =>
    transaction(connection, async (limitLockWait) => {
      for (const { sql } of migration.steps) {
        await limitLockWait();
        await connection.query(sql);
      }
      await record(connection, migration);
    }),
  );
}

/**
 * Replaces the functions and triggers of a file if its text has changed. Statements commit one by one, so that only one
 * table is locked at a time.
 */
async function applyFunctions(
  connection: Connection,
  { name, hash, statements }: FunctionFile,
  say: (line: string) => void,
): Promise<void> {
  const { rows } = await connection.query("select hash from drizzle.applied_functions where file = $1", [
    name,
  ]);
  if ((rows[0] as { hash: string } | undefined)?.hash === hash) return;
  for (const statement of statements) {
    try {
      await retryLocks(connection, name, say, () =>
        transaction(connection, async (limitLockWait) => {
          await limitLockWait();
          await connection.query(statement);
        }),
      );
    } catch (error) {
      throw new Error(`functions/${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  await connection.query(
    `insert into drizzle.applied_functions values ($1, $2)
     on conflict (file) do update set hash = excluded.hash`,
    [name, hash],
  );
}

/** Progress of an unfinished migration. */
interface Progress {
  /** Number of finished steps. */
  steps: number;
  /** Last key that the backfill of the next step has processed. */
  after: string;
}

async function readProgress(connection: Connection, { tag }: Migration): Promise<Progress> {
  const { rows } = await connection.query(
    'select steps, "after"::text from drizzle.unfinished_migrations where tag = $1',
    [tag],
  );
  return (rows[0] as Progress | undefined) ?? { steps: 0, after: "0" };
}

const writeProgress = (connection: Connection, { tag }: Migration, { steps, after }: Progress) =>
  connection.query(
    `insert into drizzle.unfinished_migrations values ($1, $2, $3)
     on conflict (tag) do update set steps = excluded.steps, "after" = excluded."after"`,
    [tag, steps, after],
  );

async function runStepByStep(
  connection: Connection,
  migration: Migration,
  say: (line: string) => void,
): Promise<void> {
  const { tag, steps } = migration;
  const progress = await readProgress(connection, migration);
  for (const [n, step] of steps.entries()) {
    if (n < progress.steps) continue;
    const nextProgress = { steps: n + 1, after: "0" };
    if (step.backfill) {
      await runBackfill(connection, migration, step, { ...progress, steps: n }, say);
      await writeProgress(connection, migration, nextProgress);
    } else if (step.isConcurrent) {
      await retryLocks(connection, tag, say, () => runConcurrently(connection, step));
      await writeProgress(connection, migration, nextProgress);
    } else {
      await retryLocks(connection, tag, say, () =>
        transaction(connection, async (limitLockWait) => {
          await limitLockWait();
          await connection.query(step.sql);
          await writeProgress(connection, migration, nextProgress);
        }),
      );
    }
    progress.after = "0";
  }
  await transaction(connection, async () => {
    await record(connection, migration);
    await connection.query("delete from drizzle.unfinished_migrations where tag = $1", [tag]);
  });
}

/**
 * Creates or drops an index without a transaction. Rebuilds an invalid index that a killed process has left. Needs no
 * lock timeout, because no write queues behind it.
 */
async function runConcurrently(connection: Connection, { sql, index }: Step): Promise<void> {
  if (index && (await isInvalid(connection, index)))
    await connection.query(`drop index concurrently if exists "${index}"`);
  await connection.query(sql);
}

async function isInvalid(connection: Connection, index: string): Promise<boolean> {
  const { rows } = await connection.query(
    "select from pg_index where indexrelid = to_regclass($1) and not indisvalid",
    [`"${index}"`],
  );
  return rows.length > 0;
}

/**
 * Runs a statement over all rows of a table, one slice of keys per transaction. Does not cover rows that are inserted
 * after its start: an earlier step has to add a trigger or a default for them.
 */
async function runBackfill(
  connection: Connection,
  migration: Migration,
  { sql, backfill }: Step,
  progress: Progress,
  say: (line: string) => void,
): Promise<void> {
  const { minRows, maxRows, targetMs, restShare } = policy.migrations.slice;
  const { table, key } = backfill!;
  const { tag } = migration;
  const single = async (text: string, values: unknown[] = []) =>
    ((await connection.query(text, values)).rows[0] as { value: string | null }).value;
  const end = (await single(`select max("${key}")::text as value from "${table}"`)) ?? "0";
  const notify = throttle(say, policy.migrations.sayEveryMs, true);
  let size: number = minRows;
  let { after } = progress;
  while (BigInt(after) < BigInt(end)) {
    const began = performance.now();
    const until =
      (await single(
        `select max(k)::text as value
         from (select "${key}" as k from "${table}" where "${key}" > $1 order by "${key}" limit ${size}) as slice`,
        [after],
      )) ?? end;
    await retryLocks(connection, tag, say, () =>
      transaction(connection, async (limitLockWait) => {
        await limitLockWait();
        await connection.query(sql, [after, until]);
        await writeProgress(connection, migration, { ...progress, after: until });
      }),
    );
    after = until;
    const tookMs = performance.now() - began;
    size = Math.round(Math.min(maxRows, Math.max(minRows, (size * targetMs) / Math.max(tookMs, 1))));
    notify(() => `数据库升级 ${tag}：正在整理 ${table}，已到 ${after}，共到 ${end}。`);
    await pause(tookMs * restShare);
  }
}

/**
 * Runs the body in a transaction with a limit for the sum of its lock waits, because it keeps its locks while it waits
 * for the next one.
 * @param body receives a function to call before each statement that acquires a lock
 */
async function transaction(
  connection: Connection,
  body: (limitLockWait: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { lockMs, minLockMs } = policy.migrations;
  await connection.query("begin");
  try {
    const began = performance.now();
    await body(async () => {
      const left = Math.max(minLockMs, Math.round(lockMs - (performance.now() - began)));
      await connection.query(`set local lock_timeout = ${left}`);
    });
    await connection.query("commit");
  } catch (error) {
    await connection.query("rollback").catch(() => {});
    throw error;
  }
}

/** Runs the body, and retries it with exponential back-off after lock failures. */
async function retryLocks(
  connection: Connection,
  name: string,
  say: (line: string) => void,
  body: () => Promise<void>,
): Promise<void> {
  const { firstPauseMs, maxPauseMs, attempts, sayEveryMs } = policy.migrations;
  const notify = throttle(say, sayEveryMs);
  for (let attempt = 1; ; attempt++) {
    try {
      return await body();
    } catch (error) {
      if (!LOCK_FAILURES.has((error as { code?: string }).code ?? "") || attempt >= attempts) throw error;
    }
    const blocker = await describeOldestTransaction(connection);
    notify(() => `数据库升级 ${name} 在等表锁，稍后重试；读写不受影响。${blocker}`);
    await pause(Math.min(maxPauseMs, firstPauseMs * 1.5 ** (attempt - 1)));
  }
}

/** Describes the session that most likely holds the lock, for the operator. */
async function describeOldestTransaction(connection: Connection): Promise<string> {
  const { rows } = await connection.query(
    `select pid, application_name as name, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null order by xact_start limit 1`,
  );
  const oldest = rows[0] as { pid: number; name: string; seconds: number } | undefined;
  return oldest
    ? `最早的事务：PostgreSQL 进程 ${oldest.pid}（${oldest.name || "未命名"}），已 ${oldest.seconds} 秒。`
    : "";
}

/**
 * Returns a function that prints its line at most once per interval.
 * @param isLate whether the first line is delayed by an interval
 */
function throttle(say: (line: string) => void, everyMs: number, isLate = false) {
  let next = isLate ? performance.now() + everyMs : 0;
  return (line: () => string) => {
    if (performance.now() < next) return;
    next = performance.now() + everyMs;
    say(line());
  };
}
