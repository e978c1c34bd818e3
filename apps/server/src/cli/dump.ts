import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { DatabaseLimits } from "../config/database.ts";
import type { Config } from "../config.ts";
import { lockDirectory } from "../db/lock.ts";
import { connectUnlimited } from "../db/pool.ts";
import { findMissingTables } from "../db/tables.ts";
import { CommandError } from "./command.ts";

/** Number of rows by table. */
export type Rows = Record<string, number>;

/** Describes the tables whose counts differ from the expected ones. */
export const differences = (expected: Rows, actual: Rows): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
    .filter((table) => expected[table] !== actual[table])
    .map((table) => `${table}：备份 ${expected[table] ?? 0} 行，恢复出 ${actual[table] ?? 0} 行`);

/** Database contents that a backup is checked against. */
export interface Contents {
  rows: Rows;
  /** File paths in the table of uploads, relative to the folder of uploads. */
  uploads: string[];
}

/** Dump and restore operations of one kind of database. */
export interface DumpTarget {
  kind: "postgres" | "embedded";
  /** Checks that a dump can be made and, with `check`, restored on trial. @throws CommandError */
  requireDumpable(options: { check: boolean }): Promise<void>;
  /** Writes the dump and reads its contents from the same snapshot. */
  dump(file: string): Promise<Contents>;
  /** Lists the uploads that the database has now. */
  uploads(): Promise<string[]>;
  /**
   * Replaces the database by a dump, after checking that the dump has the expected rows.
   * @throws CommandError if the database is not empty and `replace` is not set, servers are connected, or the dump is
   * broken. The existing data stays in these cases.
   */
  restore(file: string, how: { replace: boolean; rows: Rows }): Promise<void>;
  /** Restores into a temporary database and reads its contents. */
  tryRestore(file: string): Promise<Contents>;
  /** Runs one statement with parameters. */
  write(statement: string, values: unknown[]): Promise<void>;
}

type Query = (statement: string) => Promise<{ rows: unknown[] }>;

const TABLES = "select tablename as name from pg_tables where schemaname = 'public' order by 1";

async function countRows(query: Query): Promise<Rows> {
  const { rows } = (await query(TABLES)) as { rows: { name: string }[] };
  const counts: Rows = {};
  for (const { name } of rows) {
    const { rows: counted } = await query(`select count(*)::int as n from ${pg.escapeIdentifier(name)}`);
    counts[name] = (counted[0] as { n: number }).n;
  }
  return counts;
}

const UPLOADS = `select path from uploads union all select thumbnail_path from uploads where thumbnail_path <> ''`;

async function readUploads(query: Query): Promise<string[]> {
  const { rows } = (await query(UPLOADS)) as { rows: { path: string }[] };
  return rows.map(({ path }) => path);
}

const readContents = async (query: Query): Promise<Contents> => ({
  rows: await countRows(query),
  uploads: await readUploads(query),
});

/** Checks that the database has all tables and at least one member. @throws CommandError */
async function requireCommunity(query: Query): Promise<void> {
  const { rows } = await query(
    "select to_regclass('public.users') is not null and to_regclass('public.uploads') is not null as migrated",
  );
  if (!(rows[0] as { migrated: boolean }).migrated)
    throw new CommandError("数据库里没有社区的表，没有东西可备份。请检查 DATABASE_URL 与 DATA_DIR。");
  const missing = await findMissingTables(query);
  if (missing.length > 0)
    throw new CommandError(
      `数据库缺 ${missing.length} 张表：${missing.join("、")}。备份不全，没有做。请从上一份备份恢复。`,
    );
  const { rows: counted } = await query("select exists (select from users) as founded");
  if (!(counted[0] as { founded: boolean }).founded)
    throw new CommandError(
      "数据库里一位成员也没有，没有东西可备份：社区还没有建，或 DATABASE_URL、DATA_DIR 不对。",
    );
}

/** Checks that no server is connected. @throws CommandError */
async function requireNoServers(query: Query): Promise<void> {
  const { rows } = (await query(
    `select coalesce(host(client_addr), '本机') as host, count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name like 'lenscape%' and pid <> pg_backend_pid()
     group by 1 order by 1`,
  )) as { rows: { host: string; n: number }[] };
  if (rows.length === 0) return;
  const total = rows.reduce((sum, { n }) => sum + n, 0);
  throw new CommandError(
    `还有 ${total} 个服务的连接（来自 ${rows.map(({ host }) => host).join("、")}）：先停下所有服务再恢复。中间有 PgBouncer 的，等它放开空闲的连接，或对它执行 RECONNECT。${UNCHANGED}`,
  );
}

/** Options that leave owners and privileges to the target database. */
const PLAIN = ["--no-owner", "--no-privileges"];

const UNCHANGED = "原来的数据没有动。";

/** Returns client arguments for a database URL. The password goes into the environment, because arguments show up in process lists. */
function targetOf(url: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const target = new URL(url);
  const PGPASSWORD = decodeURIComponent(target.password);
  target.password = "";
  return { args: [`--dbname=${target.href}`], env: PGPASSWORD ? { PGPASSWORD } : {} };
}

/** Runs a PostgreSQL client program, with or without a database. */
async function runClient(
  program: "pg_dump" | "pg_restore" | "psql",
  args: string[],
  url?: string,
): Promise<void> {
  const target = url === undefined ? { args: [], env: {} } : targetOf(url);
  await promisify(execFile)(program, [...target.args, ...args], {
    env: { ...process.env, ...target.env },
    maxBuffer: 16 * 1024 ** 2,
  }).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    if (error.code === "ENOENT")
      throw new CommandError(`找不到 ${program}：请安装 PostgreSQL 的客户端程序，版本不低于服务器的。`);
    throw new CommandError(`${program} 没有成功：${error.stderr?.trim() || error.message}`);
  });
}

/** Returns a statement that fails unless the tables have these numbers of rows. */
function expectRows(rows: Rows): string {
  const tables = Object.entries(rows).map(([table, count]) => {
    const message = pg.escapeLiteral(`${table}：备份 ${count} 行，恢复出 % 行`);
    return `select count(*) into found from public.${pg.escapeIdentifier(table)};
      if found <> ${Number(count)} then raise exception ${message}, found; end if;`;
  });
  return `do $rows$ declare found bigint; begin
    select count(*) into found from pg_catalog.pg_tables where schemaname = 'public';
    if found <> ${tables.length} then raise exception '备份 ${tables.length} 张表，恢复出 % 张', found; end if;
    ${tables.join("\n")}
  end $rows$;`;
}

function postgres(url: string, limits: DatabaseLimits): DumpTarget {
  const withClient = async <T>(target: string, body: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = await connectUnlimited(target, limits);
    try {
      return await body(client);
    } finally {
      await client.end();
    }
  };
  return {
    kind: "postgres",
    requireDumpable: ({ check }) =>
      withClient(url, async (client) => {
        await requireCommunity((statement) => client.query(statement));
        if (!check) return;
        const { rows } = await client.query(
          "select rolcreatedb or rolsuper as able from pg_roles where rolname = current_user",
        );
        if (!rows[0].able)
          throw new CommandError(
            `--check 要建一个临时的数据库来试恢复，数据库的用户还没有这个权限。用管理员执行：alter role ${pg.escapeIdentifier(client.user ?? "lenscape")} createdb`,
          );
      }),
    dump: (file) =>
      withClient(url, async (client) => {
        // One snapshot for the dump and the counts, because members keep writing.
        await client.query("begin isolation level repeatable read read only");
        const { rows } = await client.query("select pg_export_snapshot() as id");
        await runClient("pg_dump", ["--format=custom", `--snapshot=${rows[0].id}`, `--file=${file}`], url);
        return readContents((statement) => client.query(statement));
      }),
    uploads: () => withClient(url, (client) => readUploads((statement) => client.query(statement))),
    async write(statement, values) {
      await withClient(url, (client) => client.query(statement, values));
    },
    async restore(file, { replace, rows }) {
      await withClient(url, async (client) => {
        const { rows: existing } = await client.query(TABLES);
        if (existing.length > 0 && !replace)
          throw new CommandError("数据库里已经有东西。恢复到空的数据库，或用 --replace 换掉现有的。");
        await requireNoServers((statement) => client.query(statement));
      });
      const [script, check] = [`${file}.sql`, `${file}.rows.sql`];
      await writeFile(check, expectRows(rows));
      try {
        await runClient("pg_restore", [...PLAIN, `--file=${script}`, file]);
        // One transaction: what is there goes when what comes in its place is whole, or not at all.
        const whole = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
        const empty = ["drop schema if exists public, drizzle cascade", "create schema public"];
        // A dump holds no statistics, without which the planner guesses until autovacuum has been there.
        const steps = [
          ...empty.map((sql) => `--command=${sql}`),
          `--file=${script}`,
          `--file=${check}`,
          "--command=analyze",
        ];
        await runClient("psql", [...whole, ...steps], url);
      } catch (error) {
        throw new CommandError(`${(error as Error).message}\n${UNCHANGED}`);
      }
    },
    async tryRestore(file) {
      const target = new URL(url);
      const name = `lenscape_check_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
      target.pathname = `/${name}`;
      return withClient(url, async (client) => {
        await client.query(`create database ${name} template template0`).catch((error: Error) => {
          throw new CommandError(`要试着恢复，数据库的用户得能建数据库：${error.message}`);
        });
        try {
          await runClient("pg_restore", [...PLAIN, "--exit-on-error", file], target.href);
          return await withClient(target.href, (made) => readContents((statement) => made.query(statement)));
        } finally {
          await client.query(`drop database ${name} with (force)`);
        }
      });
    },
  };
}

function embedded(dataDir: string): DumpTarget {
  const folder = join(dataDir, "pgdata");
  const withLock = async <T>(body: () => Promise<T>): Promise<T> => {
    const release = await lockDirectory(dataDir);
    try {
      return await body();
    } finally {
      await release();
    }
  };
  const withOpen = async <T>(database: PGlite, body: (database: PGlite) => Promise<T>): Promise<T> => {
    try {
      return await body(database);
    } finally {
      await database.close();
    }
  };
  const contentsOf = (database: PGlite) =>
    withOpen(database, () => readContents((statement) => database.query(statement)));
  /** Loads a dump into a folder or into memory, and reads its contents. */
  const load = async (file: string, into?: string) => {
    const loaded = await PGlite.create({
      ...(into && { dataDir: into }),
      loadDataDir: await openAsBlob(file),
    }).catch((error: Error) => {
      throw new CommandError(`备份里的数据库读不出来：${error.message}`);
    });
    return contentsOf(loaded);
  };
  const isThere = () =>
    stat(folder).then(
      () => true,
      () => false,
    );
  /** Opens the existing database and runs the body. */
  const open = async <T>(body: (database: PGlite) => Promise<T>): Promise<T> => {
    if (!(await isThere()))
      throw new CommandError(`${dataDir} 里没有数据库。请检查 DATA_DIR，或是不是忘了设 DATABASE_URL。`);
    return withLock(async () => withOpen(await PGlite.create({ dataDir: folder }), body));
  };
  return {
    kind: "embedded",
    requireDumpable: () => open((database) => requireCommunity((statement) => database.query(statement))),
    dump: (file) =>
      open(async (database) => {
        const blob = await database.dumpDataDir("none");
        await pipeline(blob.stream(), createWriteStream(file));
        return readContents((statement) => database.query(statement));
      }),
    uploads: () => open((database) => readUploads((statement) => database.query(statement))),
    write: (statement, values) => open(async (database) => void (await database.query(statement, values))),
    restore: (file, { replace, rows }) =>
      withLock(async () => {
        const isReplaced = await isThere();
        if (isReplaced && !replace)
          throw new CommandError(`${folder} 已经有了。换一个 DATA_DIR，或用 --replace 换掉现有的。`);
        const fresh = `${folder}.new`;
        await rm(fresh, { recursive: true, force: true });
        try {
          const wrong = differences(rows, (await load(file, fresh)).rows);
          if (wrong.length > 0) throw new CommandError(wrong.join("\n"));
        } catch (error) {
          await rm(fresh, { recursive: true, force: true });
          throw new CommandError(`${(error as Error).message}\n${UNCHANGED}`);
        }
        if (isReplaced)
          await rename(folder, `${folder}.before-${new Date().toISOString().replaceAll(":", "")}`);
        await rename(fresh, folder);
      }),
    tryRestore: (file) => load(file),
  };
}

/** Returns the dump operations of the configured database. */
export const databaseOf = (config: Config): DumpTarget =>
  config.databaseUrl
    ? postgres(config.databaseDirectUrl ?? config.databaseUrl, config.database)
    : embedded(config.dataDir);
