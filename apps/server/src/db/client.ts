import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { type Listen, listenOverWire, listenWithin } from "./listen.ts";
import { lockDirectory } from "./lock.ts";
import * as schema from "./schema/index.ts";

/** A connection pool or a transaction: every query function takes it first. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** Applies the migrations that are missing; safe to run from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** Hears what `pg_notify` says, by whichever process, after its commit. Takes a connection only while it listens. */
  listen: Listen;
  /** The pool, for what Drizzle does not speak: COPY. Only with PostgreSQL. */
  pool?: pg.Pool;
}

const migrationsFolder = new URL("./migrations", import.meta.url).pathname;
const options = { schema, casing: "snake_case" } as const;
const MIGRATION_LOCK = 7_311_042;

/**
 * Opens PostgreSQL.
 * @param url `postgres://…`
 */
export function openPostgres(url: string, max = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    application_name: "lenscape",
  });
  // An idle connection that breaks is replaced by the pool; the next query reports what matters.
  pool.on("error", () => {});
  const db = drizzle(pool, options);
  return {
    db,
    kind: "postgres",
    pool,
    async migrate() {
      const client = await pool.connect();
      try {
        // An index of a large table takes longer than any request may, and so does waiting for who is building it.
        await client.query("set statement_timeout = 0");
        await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
        await migrate(drizzle(client, options), { migrationsFolder });
      } finally {
        await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
        // Not back into the pool: its time limit is lifted.
        client.release(true);
      }
    },
    close: () => pool.end(),
    listen: listenOverWire(url),
  };
}

/**
 * Opens the embedded database. It does not fsync: a power cut may cost data, so production is PostgreSQL.
 * @param dataDir folder for it; undefined = in memory
 * @throws DirectoryInUse when another process has the folder open
 */
export async function openEmbedded(dataDir?: string, loadDataDir?: Blob): Promise<Database> {
  let release = async () => {};
  if (dataDir) {
    await mkdir(dataDir, { recursive: true });
    release = await lockDirectory(dataDir);
  }
  // Nobody else loads it.
  const { drizzle, migrate, PGlite } = await import("./embedded.ts");
  // int8 as a string, as node-postgres has it.
  const parsers = { 20: (value: string) => value };
  const client = await PGlite.create({
    ...(dataDir ? { dataDir: join(dataDir, "pgdata") } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
    parsers,
  }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const db = drizzle(client, options);
  return {
    db,
    kind: "embedded",
    migrate: () => migrate(db, { migrationsFolder }),
    listen: listenWithin(client),
    async close() {
      await client.close();
      await release();
    },
  };
}
