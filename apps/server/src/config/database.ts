import { ConfigError, type Env, flag, integer, url } from "./settings.ts";

/** Connection and time limits of a process for PostgreSQL. */
export interface DatabaseLimits {
  /** Number of connections for requests and jobs, split into a reading and a writing pool. */
  pool: number;
  /** Timeout for opening or acquiring a connection. */
  connectTimeoutMs: number;
  /** Timeout of a statement. */
  statementTimeoutMs: number;
  /** Lock timeout of writing statements. */
  lockTimeoutMs: number;
  /** Idle time after which PostgreSQL ends a transaction. */
  idleTransactionTimeoutMs: number;
  /** Minimum duration of logged slow statements; infinite = none are logged. */
  slowMs: number;
  /** Whether to use prepared statements. */
  prepare: boolean;
}

/** Reads the address of the replica. @throws ConfigError for the embedded database, which has no replica */
export function readReplicaUrl(env: Env, databaseUrl: string | undefined): string | undefined {
  const replica = url(env, "DATABASE_READ_URL", "", ["postgres:", "postgresql:"]) || undefined;
  if (replica && !databaseUrl) throw new ConfigError("DATABASE_READ_URL 要与 DATABASE_URL 一起设置。");
  return replica;
}

const MINUTE = 60_000;

/**
 * Reads the connection and time limits.
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
