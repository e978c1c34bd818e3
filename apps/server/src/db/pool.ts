import pg from "pg";
import type { DatabaseLimits } from "../config.ts";
import { QueueFull } from "../core/bounded.ts";
import { policy } from "../policy.ts";

/** Between PostgreSQL's own time limit and the moment when its answer is not waited for any more. */
const GRACE_MS = 2000;

/**
 * Hears of a lost connection in use: unheard, that ends the process. The caller that waits for an answer over
 * it, or asks over it next, is told by the query.
 */
const heed = (client: pg.Client): void => void client.on("error", () => {});

/** A connection without limits of time, for migrations and bulk loads; the caller ends it. */
export async function connectUnlimited(connectionString: string, { connectTimeoutMs }: DatabaseLimits) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: "lenscape",
  });
  heed(client);
  await client.connect();
  return client;
}

/** A share of the connections, with a queue that is bounded in length and time. */
export class Share {
  private readonly pool: pg.Pool;

  constructor(connectionString: string, limits: DatabaseLimits, max: number, lockTimeoutMs: number) {
    this.pool = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: limits.connectTimeoutMs,
      statement_timeout: limits.statementTimeoutMs,
      // PostgreSQL keeps its own limit only while it can be reached.
      query_timeout: limits.statementTimeoutMs + GRACE_MS,
      lock_timeout: Math.min(lockTimeoutMs, limits.lockTimeoutMs),
      idle_in_transaction_session_timeout: limits.idleTransactionTimeoutMs,
      keepAlive: true,
      application_name: "lenscape",
    });
    this.pool.on("connect", heed);
    // An idle connection that breaks is replaced by the pool.
    this.pool.on("error", () => {});
  }

  /**
   * A connection, which the caller releases.
   * @throws QueueFull, and what pg throws when none becomes free or can be made in time
   */
  async take(): Promise<pg.PoolClient> {
    if (this.pool.waitingCount >= policy.database.waiting)
      throw new QueueFull("too many statements wait for a connection");
    return this.pool.connect();
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
