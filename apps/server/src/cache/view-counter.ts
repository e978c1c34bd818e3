import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { ErrorReporter } from "../core/error-reporter.ts";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";
import { WriteBehind } from "./write-behind.ts";

declare module "fastify" {
  interface FastifyInstance {
    views: ViewCounter;
  }
}

/** A thread or topic that was shown. */
export type View = readonly [kind: "threads" | "topics", id: string];

/** Largest value of the column. */
const MAX_VIEW_COUNT = 2 ** 31 - 1;

/** Adds to the view counts. Locks the rows in the order of their IDs, so that two processes cannot deadlock. */
async function addViews(db: Db, table: View[0], counts: ReadonlyMap<string, number>): Promise<void> {
  const values = sql.join(
    Array.from(counts, ([id, count]) => sql`(${id}::bigint, ${count}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    update ${sql.identifier(table)} as t
    set view_count = least(t.view_count::bigint + locked.added, ${MAX_VIEW_COUNT}::bigint) from (
      select t.id, v.added from ${sql.identifier(table)} t join (values ${values}) as v(id, added) on v.id = t.id
      order by t.id for no key update of t
    ) as locked
    where t.id = locked.id`);
}

/** Counts the views of threads and topics. A visitor counts once per thread or topic and window in each process. */
export class ViewCounter {
  private readonly buffers: Record<View[0], WriteBehind<number>>;
  /** Views counted in the window, by visitor and thread or topic. */
  private readonly counted: LRUCache<string, true>;

  constructor(
    db: Db,
    reports: Pick<ErrorReporter, "warn">,
    { windowMs, maxCounted }: { windowMs: number; maxCounted: number } = policy.views,
    clock: { now(): number } = performance,
  ) {
    const createBuffer = (table: View[0]) =>
      new WriteBehind<number>({
        name: `views of ${table}`,
        everyMs: policy.views.flushMs,
        merge: (pending, added) => pending + added,
        write: (counts) => addViews(db, table, counts),
        reports,
      });
    this.buffers = { threads: createBuffer("threads"), topics: createBuffer("topics") };
    this.counted = new LRUCache({ max: maxCounted, ttl: windowMs, ttlResolution: 0, perf: clock });
  }

  /**
   * Counts one view of each, unless the visitor has viewed the same within the window.
   * @param visitor the member's ID, or the limit key of the address
   */
  add(views: readonly View[], visitor: string): void {
    for (const [kind, id] of views) {
      const key = `${visitor} ${kind}:${id}`;
      if (this.counted.has(key)) continue;
      this.counted.set(key, true);
      this.buffers[kind].add(id, 1);
    }
  }

  /**
   * Writes the collected views.
   * @throws the error of the database; the views stay for the next flush
   */
  async flush(): Promise<void> {
    await Promise.all(Object.values(this.buffers).map((buffer) => buffer.flush()));
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.buffers).map((buffer) => buffer.close()));
  }
}
