import { sql } from "drizzle-orm";
import type { DatabaseLimits } from "../config/database.ts";
import type { ErrorReporter } from "../core/error-reporter.ts";
import { oneRow, rowsOf } from "../core/sql.ts";
import { policy } from "../policy.ts";
import type { Db } from "./client.ts";
import { openPools } from "./postgres.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Where lists are read; undefined when everything is read from the primary. */
    replica: ReadReplica | undefined;
  }
}

/** How far a server has written or replayed the log, as a number of bytes; null when it is no standby. */
const position = {
  primary: sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as at`,
  replica: sql`select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as at`,
};

async function positionOf(db: Db, server: keyof typeof position): Promise<bigint> {
  const row = oneRow(rowsOf<{ at: string | null }>(await db.execute(position[server])), "positionOf");
  if (row.at === null) throw new Error("DATABASE_READ_URL is no streaming replica");
  return BigInt(row.at);
}

/** More would be older than what is read there. */
const MARKS_KEPT = 20;

/**
 * A streaming replica for what everybody is shown alike. How old it is, is known by comparing positions in the log, not
 * clocks: it shows all that was committed before a moment once it has replayed what the primary had written by then.
 */
export class ReadReplica {
  private readonly pools: ReturnType<typeof openPools>;
  /** Moments, and what the primary had written by then. */
  private marks: { at: number; written: bigint }[] = [];
  /** It shows all that was committed before this moment, in ms. */
  private freshAt = 0;
  private wasUsed = true;
  private isLooking = false;
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
    this.timer = setInterval(() => void this.look(), everyMs);
    this.timer.unref();
    void this.look();
  }

  /**
   * The replica as far as it is fresh enough, and since when what it shows is complete.
   * @param after all that was committed by then must be seen, in ms
   * @returns undefined where the primary has to be asked
   */
  freshAfter(after: number): { db: Db; freshAt: number } | undefined {
    const { freshAt } = this;
    const oldest = Math.max(after, Date.now() - policy.database.replica.lagMs);
    return freshAt > oldest ? { db: this.pools.db, freshAt } : undefined;
  }

  /** It could not answer: nothing is read there until it has been looked at again. */
  leave(error: unknown): void {
    this.freshAt = 0;
    this.marks = [];
    this.tell(error);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.pools.close();
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      const at = Date.now();
      this.marks = [
        ...this.marks.slice(-MARKS_KEPT),
        { at, written: await positionOf(this.primary, "primary") },
      ];
      const replayed = await positionOf(this.pools.db, "replica");
      const shown = this.marks.findLast(({ written }) => written <= replayed);
      if (shown) this.freshAt = shown.at;
      if (this.freshAfter(0)) this.wasUsed = true;
      else this.tell(new Error("it is too far behind"));
    } catch (error) {
      this.leave(error);
    } finally {
      this.isLooking = false;
    }
  }

  /** Says once that the primary is asked instead. */
  private tell(error: unknown): void {
    if (this.wasUsed) this.reports.warn("read replica not used", error);
    this.wasUsed = false;
  }
}
