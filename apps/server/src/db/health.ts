import { readFile } from "node:fs/promises";
import pg from "pg";
import { policy } from "../policy.ts";

/** Whether the database can serve this version. */
export type Health = "ready" | "unmigrated";

const journal = new URL("./migrations/meta/_journal.json", import.meta.url);
/** Error codes for a missing table or schema. */
const MISSING = new Set(["42P01", "3F000"]);

/** Returns the time of the newest migration of this version. */
async function newestMigration(): Promise<number> {
  const { entries } = JSON.parse(await readFile(journal, "utf8")) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

export type RunStatement = (statement: string) => Promise<{ rows: unknown[] }>;

/** Returns the time of the newest migration applied to a database; 0 for an empty database. */
async function newestApplied(runStatement: RunStatement): Promise<number> {
  try {
    const { rows } = await runStatement(
      "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
    );
    return Number((rows[0] as { newest: string | null }).newest);
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (code && MISSING.has(code)) return 0;
    throw error;
  }
}

/**
 * Checks whether all migrations of this version are applied. Newer ones are ignored.
 * @throws the connection error when the database does not answer
 */
export async function checkHealth(runStatement: RunStatement): Promise<Health> {
  return (await newestApplied(runStatement)) >= (await newestMigration()) ? "ready" : "unmigrated";
}

/** Whether the migrations of this version are applied, and no newer ones. */
export async function isAtThisVersion(runStatement: RunStatement): Promise<boolean> {
  return (await newestApplied(runStatement)) === (await newestMigration());
}

/** Checks a PostgreSQL over a separate connection; concurrent callers share one check. */
export function createHealthProbe(connectionString: string): {
  getHealth(): Promise<Health>;
  close(): Promise<void>;
} {
  const { healthMs } = policy.database;
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: healthMs,
    query_timeout: healthMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: "lenscape health",
  });
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  let pending: Promise<Health> | undefined;
  return {
    getHealth() {
      pending ??= checkHealth((statement) => pool.query(statement)).finally(() => {
        pending = undefined;
      });
      return pending;
    },
    close: () => pool.end(),
  };
}
