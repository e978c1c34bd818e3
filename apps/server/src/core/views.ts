import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";
import type { ErrorReporter } from "./error-reporter.ts";

declare module "fastify" {
  interface FastifyInstance {
    views: ViewCounter;
  }
}

/** A thread or topic that was shown. */
export type View = readonly [kind: "threads" | "topics", id: string];

/** Largest value of the column. */
const MAX_VIEW_COUNT = 2 ** 31 - 1;

/**
 * Collects views and writes them in batches, so that reading a thread costs no write. Views are the one counter that
 * may lose a moment's worth when a process dies. A visitor counts once per thread or topic and window in each process.
 */
export class ViewCounter {
  private pending = new Map<string, number>();
  /** Time of each counted view by visitor, thread or topic; oldest first. */
  private readonly counted = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly db: Db,
    private readonly reports: Pick<ErrorReporter, "warn">,
    private readonly limits: { windowMs: number; maxCounted: number } = policy.views,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.timer = setInterval(() => this.attempt(), policy.views.flushMs);
    this.timer.unref();
  }

  /**
   * Counts one view of each, unless the visitor has viewed the same within the window.
   * @param visitor the member's ID, or the limit key of the address
   */
  add(views: readonly View[], visitor: string): void {
    for (const [kind, id] of views) {
      const key = `${kind}:${id}`;
      if (this.isFirst(`${visitor} ${key}`)) this.count(key, 1);
    }
  }

  /** Whether the view is the visitor's first in the window. Past `maxCounted` the oldest views are forgotten. */
  private isFirst(view: string): boolean {
    const now = this.now();
    const { windowMs, maxCounted } = this.limits;
    const before = this.counted.get(view);
    if (before !== undefined && now - before < windowMs) return false;
    this.counted.delete(view);
    this.counted.set(view, now);
    for (const [oldest, at] of this.counted) {
      if (this.counted.size <= maxCounted && now - at < windowMs) break;
      this.counted.delete(oldest);
    }
    return true;
  }

  private count(key: string, by: number): void {
    this.pending.set(key, (this.pending.get(key) ?? 0) + by);
  }

  /**
   * Writes the collected views; those that could not be written stay for the next time.
   * @throws what the database throws
   */
  async flush(): Promise<void> {
    if (this.pending.size === 0) return;
    const batch = [...this.pending];
    this.pending = new Map();
    for (const kind of ["threads", "topics"] as const) {
      const rows = batch.filter(([key]) => key.startsWith(`${kind}:`));
      await this.write(kind, rows).catch((error: unknown) => {
        for (const [key, by] of rows) this.count(key, by);
        throw error;
      });
    }
  }

  /** Locks the rows in the order of their ids, so that two processes cannot deadlock. */
  private async write(kind: View[0], rows: [key: string, by: number][]): Promise<void> {
    if (rows.length === 0) return;
    const values = sql.join(
      rows.map(([key, by]) => sql`(${key.slice(kind.length + 1)}::bigint, ${by}::int)`),
      sql`, `,
    );
    const table = sql.identifier(kind);
    await this.db.execute(sql`
      update ${table} as t set view_count = least(t.view_count::bigint + held.by, ${MAX_VIEW_COUNT}::bigint) from (
        select t.id, v.by from ${table} t join (values ${values}) as v(id, by) on v.id = t.id
        order by t.id for no key update of t
      ) as held
      where t.id = held.id`);
  }

  private attempt(): Promise<void> {
    return this.flush().catch((error: unknown) => this.reports.warn("views not written", error));
  }

  /** Writes the collected views a last time; what cannot be written is lost. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.attempt();
  }
}
