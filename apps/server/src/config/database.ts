import { ConfigError, type Env, flag, integer, url } from "./settings.ts";

/** What a process takes of PostgreSQL, and how long it waits for it. */
export interface DatabaseLimits {
  /** Connections for requests and jobs, some for reading and some for writing. */
  pool: number;
  /** How long a connection may take to be made or to become free. */
  connectTimeoutMs: number;
  /** How long a statement may run. */
  statementTimeoutMs: number;
  /** How long a statement that writes may wait for a lock. */
  lockTimeoutMs: number;
  /** How long a transaction may stand still before PostgreSQL ends it. */
  idleTransactionTimeoutMs: number;
  /** How long a statement takes that is logged; infinite = none is. */
  slowMs: number;
  /** Whether statements are prepared on the connections. */
  prepare: boolean;
}

/** @throws ConfigError for a replica of the embedded database, which has none */
export function readReplicaUrl(env: Env, databaseUrl: string | undefined): string | undefined {
  const replica = url(env, "DATABASE_READ_URL", "", ["postgres:", "postgresql:"]) || undefined;
  if (replica && !databaseUrl) throw new ConfigError("DATABASE_READ_URL 要与 DATABASE_URL 一起设置。");
  return replica;
}

const MINUTE = 60_000;

/**
 * Reads what a process takes of PostgreSQL.
 * @throws ConfigError with a sentence that names the variable
 */
export function readDatabaseLimits(env: Env): DatabaseLimits {
  const limits = {
    pool: integer(env, "DATABASE_POOL", 16, 4, 500),
    connectTimeoutMs: integer(env, "DATABASE_CONNECT_TIMEOUT_MS", 5000, 100, MINUTE),
    statementTimeoutMs: integer(env, "DATABASE_STATEMENT_TIMEOUT_MS", 15_000, 100, 10 * MINUTE),
    lockTimeoutMs: integer(env, "DATABASE_LOCK_TIMEOUT_MS", 2000, 100, 10 * MINUTE),
    idleTransactionTimeoutMs: integer(env, "DATABASE_IDLE_TRANSACTION_TIMEOUT_MS", 15_000, 1000, 10 * MINUTE),
    slowMs: integer(env, "DATABASE_SLOW_MS", 500, 0, 10 * MINUTE) || Number.POSITIVE_INFINITY,
    prepare: flag(env, "DATABASE_PREPARE", true),
  };
  if (limits.lockTimeoutMs >= limits.statementTimeoutMs) {
    throw new ConfigError(
      `DATABASE_LOCK_TIMEOUT_MS（${limits.lockTimeoutMs}）应小于 DATABASE_STATEMENT_TIMEOUT_MS（${limits.statementTimeoutMs}）。`,
    );
  }
  return limits;
}
