import { sql } from "drizzle-orm";
import type { DatabaseLimits } from "../config/database.ts";
import type { ErrorReporter } from "../core/error-reporter.ts";
import { oneRow, rowsOf } from "../core/sql.ts";
import { policy } from "../policy.ts";
import type { Db } from "./client.ts";
import { openPools } from "./postgres.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Replica for responses that are the same for everybody; undefined = everything is read from the primary. */
    replica: ReadReplica | undefined;
  }
}

/** Position in the write-ahead log that a server has written or replayed, in bytes; null for a replica that is no standby. */
const position = {
  primary: sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as at`,
  replica: sql`select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as at`,
};

async function positionOf(db: Db, server: keyof typeof position): Promise<bigint> {
  const row = oneRow(rowsOf<{ at: string | null }>(await db.execute(position[server])), "positionOf");
  if (row.at === null) throw new Error("DATABASE_READ_URL is no streaming replica");
  return BigInt(row.at);
}

/** Maximum number of marks. Older ones exceed the permitted lag. */
const MAX_MARKS = 20;

/**
 * A streaming replica for responses that are the same for everybody. Its lag is determined by log positions instead of
 * clocks: the replica contains everything committed before a moment if it has replayed the position that the primary
 * had written at that moment.
 */
export class ReadReplica {
  private readonly pools: ReturnType<typeof openPools>;
  /** Log positions of the primary with the time at which they were read, in milliseconds. */
  private marks: { at: number; written: bigint }[] = [];
  /** The replica contains everything committed before this moment, in milliseconds. */
  private freshAt = 0;
  private wasUsable = true;
  private isChecking = false;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly primary: Db,
    url: string,
    limits: DatabaseLimits,
    private readonly reports: Pick<ErrorReporter, "warn" | "slow">,
  ) {
    const { everyMs, connectMs, statementMs } = policy.database.replica;
    this.pools = openPools(url, {
      ...limits,
      connectTimeoutMs: Math.min(limits.connectTimeoutMs, connectMs),
      statementTimeoutMs: Math.min(limits.statementTimeoutMs, statementMs),
      lockTimeoutMs: Math.min(limits.lockTimeoutMs, statementMs),
    });
    this.pools.slow.onSlow = (slow) => reports.slow(slow);
    this.timer = setInterval(() => void this.check(), everyMs);
    this.timer.unref();
    void this.check();
  }

  /**
   * Returns the replica and the moment up to which it is complete, if it is fresh enough.
   * @param after moment in milliseconds up to which it has to be complete
   * @returns undefined if the primary has to be used
   */
  freshAfter(after: number): { db: Db; freshAt: number } | undefined {
    const { freshAt } = this;
    const oldest = Math.max(after, Date.now() - policy.database.replica.lagMs);
    return freshAt > oldest ? { db: this.pools.db, freshAt } : undefined;
  }

  /** Marks the replica as unusable after an error. It is not used until the next successful check. */
  markUnusable(error: unknown): void {
    this.freshAt = 0;
    this.marks = [];
    this.warnOnce(error);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.pools.close();
  }

  private async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      const at = Date.now();
      this.marks = [
        ...this.marks.slice(-MAX_MARKS),
        { at, written: await positionOf(this.primary, "primary") },
      ];
      const replayed = await positionOf(this.pools.db, "replica");
      const mark = this.marks.findLast(({ written }) => written <= replayed);
      if (mark) this.freshAt = mark.at;
      if (this.freshAfter(0)) this.wasUsable = true;
      else this.warnOnce(new Error("it is too far behind"));
    } catch (error) {
      this.markUnusable(error);
    } finally {
      this.isChecking = false;
    }
  }

  /** Logs a warning when the replica becomes unusable. */
  private warnOnce(error: unknown): void {
    if (this.wasUsable) this.reports.warn("read replica not used", error);
    this.wasUsable = false;
  }
}
