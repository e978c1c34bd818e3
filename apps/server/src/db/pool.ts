import pg from "pg";
import type { DatabaseLimits } from "../config/database.ts";
import { QueueFullError } from "../core/limiter.ts";
import { policy } from "../policy.ts";

/** Time to wait for a response after PostgreSQL's own time limit, in milliseconds. */
const GRACE_MS = 2000;

/**
 * Adds an error listener, because otherwise the error event of a lost connection ends the process. The caller gets the
 * error from its query.
 */
const ignoreConnectionErrors = (client: pg.Client): void => void client.on("error", () => {});

/**
 * Disables JIT compilation, which can take seconds for a statement of a millisecond: without statistics, as in a new or
 * restored database, PostgreSQL overestimates costs. Uses a statement, because poolers refuse the startup parameter
 * `options`.
 */
const disableJit = (client: pg.ClientBase) => client.query("set jit = off");

/** Application name of connections that belong to no server, such as those of commands. */
const CLIENT_NAME = "lenscape";

/** Opens a connection without time limits, for migrations and bulk loads. The caller closes it. */
export async function connectUnlimited(connectionString: string, { connectTimeoutMs }: DatabaseLimits) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: CLIENT_NAME,
  });
  ignoreConnectionErrors(client);
  await client.connect();
  return client;
}

/** Numbers of connections of a pool and of statements that wait for one. */
export interface PoolUse {
  pool: string;
  busy: number;
  idle: number;
  waiting: number;
}

export interface PoolOptions {
  max: number;
  lockTimeoutMs: number;
  /** Application name of the connections, which PostgreSQL shows. */
  name?: string;
  /** Whether a connection may send further statements before the first response. */
  pipeline?: boolean;
}

/** A connection pool whose queue is limited in length and time. */
export class BoundedPool {
  private readonly pool: pg.Pool;

  constructor(
    connectionString: string,
    limits: DatabaseLimits,
    { max, lockTimeoutMs, name = CLIENT_NAME, pipeline = false }: PoolOptions,
  ) {
    this.pool = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: limits.connectTimeoutMs,
      statement_timeout: limits.statementTimeoutMs,
      // PostgreSQL enforces its own limit only while it can be reached.
      query_timeout: limits.statementTimeoutMs + GRACE_MS,
      lock_timeout: Math.min(lockTimeoutMs, limits.lockTimeoutMs),
      idle_in_transaction_session_timeout: limits.idleTransactionTimeoutMs,
      keepAlive: true,
      application_name: name,
      pipeline,
      onConnect: disableJit,
    });
    this.pool.on("connect", ignoreConnectionErrors);
    // The pool replaces idle connections that are lost.
    this.pool.on("error", () => {});
  }

  /**
   * Returns a connection, which the caller has to release.
   * @throws QueueFullError if too many callers wait, or an error of pg if no connection is available in time
   */
  async acquire(): Promise<pg.PoolClient> {
    if (this.pool.waitingCount >= policy.database.waiting)
      throw new QueueFullError("too many statements wait for a connection");
    return this.pool.connect();
  }

  use(): Omit<PoolUse, "pool"> {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this.pool;
    return { busy: totalCount - idle, idle, waiting };
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
