import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type pg from "pg";
import { type DatabaseLimits, readDatabaseLimits } from "../config/database.ts";
import { rowsOf } from "../core/sql.ts";
import { checkHealth, createHealthProbe, type Health } from "./health.ts";
import { type Listen, listenEmbedded, listenOverConnection } from "./listen.ts";
import { lockDirectory } from "./lock.ts";
import { readMigrations } from "./migrate/files.ts";
import { readFunctionFiles } from "./migrate/functions.ts";
import { type Connection, type MigrateOptions, runMigrations } from "./migrate/run.ts";
import { connectUnlimited, type PoolUse } from "./pool.ts";
import { drizzleOptions, openPools, type SlowStatements } from "./postgres.ts";

/** A connection pool or a transaction; the first parameter of every query function. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** Returns the database for an operation, whose name its slow statements and spans carry. Only with PostgreSQL. */
  of?(operation: string): Db;
  /** Holds the listener for slow statements. Only with PostgreSQL. */
  slow?: SlowStatements;
  /** Applies the missing migrations. Several processes may call it concurrently. */
  migrate(options?: MigrateOptions): Promise<void>;
  /**
   * Checks over a separate connection whether the database can serve.
   * @throws the connection error when the database does not answer
   */
  getHealth(): Promise<Health>;
  close(): Promise<void>;
  /** Returns the numbers of connections and waiting statements of each pool. Only with PostgreSQL. */
  connections?(): PoolUse[];
  /** Listens to `pg_notify` of all processes, delivered after their commit. Uses a connection only while listening. */
  listen: Listen;
  /** A separate connection without time limits, for long work such as COPY. Only with PostgreSQL. */
  connect?(): Promise<pg.Client>;
}

/** Brings the tables, functions and triggers of a database up to this version. */
export async function migrateDatabase(connection: Connection, options?: MigrateOptions): Promise<void> {
  const [migrations, functions] = await Promise.all([
    readMigrations(new URL("./migrations/", import.meta.url)),
    readFunctionFiles(new URL("./functions/", import.meta.url)),
  ]);
  await runMigrations(connection, migrations, { functions, ...options });
}

/**
 * Opens PostgreSQL.
 * @param url `postgres://…`
 * @param directUrl address of the same database without a pooler, for LISTEN and long work
 * @param name application name of the pooled connections
 */
export function openPostgres(
  url: string,
  limits: DatabaseLimits = readDatabaseLimits({}),
  directUrl = url,
  name?: string,
): Database {
  const { db, of, slow, connections, close } = openPools(url, limits, name);
  const probe = createHealthProbe(url);
  const connect = () => connectUnlimited(directUrl, limits);
  return {
    db,
    kind: "postgres",
    connect,
    of,
    slow,
    connections,
    async migrate(options) {
      // Without time limits, because building an index of a large table takes long.
      const client = await connect();
      try {
        await migrateDatabase(client, options);
      } finally {
        await client.end();
      }
    },
    getHealth: probe.getHealth,
    async close() {
      await Promise.all([close(), probe.close()]);
    },
    listen: listenOverConnection(directUrl),
  };
}

/**
 * Opens the embedded database. It does not fsync, so a power cut may lose data, and production needs PostgreSQL.
 * @param dataDir data folder; undefined = in memory
 * @throws DirectoryInUseError when another process has the folder open
 */
export async function openEmbedded(dataDir?: string, loadDataDir?: Blob): Promise<Database> {
  let release = async () => {};
  if (dataDir) {
    await mkdir(dataDir, { recursive: true });
    release = await lockDirectory(dataDir);
  }
  // Loaded on demand, because servers with PostgreSQL do not need it.
  const { connectionOf, drizzle, PGlite } = await import("./embedded.ts");
  // Returns int8 as a string, like node-postgres.
  const parsers = { 20: (value: string) => value };
  const client = await PGlite.create({
    ...(dataDir ? { dataDir: join(dataDir, "pgdata") } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
    parsers,
  }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const db = drizzle(client, drizzleOptions);
  return {
    db,
    kind: "embedded",
    getHealth: () =>
      checkHealth(async (statement) => ({ rows: rowsOf(await db.execute(sql.raw(statement))) })),
    migrate: (options) => migrateDatabase(connectionOf(client), options),
    listen: listenEmbedded(client),
    async close() {
      await client.close();
      await release();
    },
  };
}
