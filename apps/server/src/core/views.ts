import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";

/**
 * Gathers views and writes them together, so that reading a thread costs no write.
 * Views are the one count that may lose a moment's worth when a process dies.
 */
export class ViewCounter {
  private pending = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly db: Db) {
    this.timer = setInterval(() => void this.flush().catch(() => {}), policy.viewFlushMs);
    this.timer.unref();
  }

  /** Counts one view of a thread or a topic. */
  add(kind: "threads" | "topics", id: string): void {
    const key = `${kind}:${id}`;
    this.pending.set(key, (this.pending.get(key) ?? 0) + 1);
  }

  /** Writes what has gathered. */
  async flush(): Promise<void> {
    if (this.pending.size === 0) return;
    const batch = this.pending;
    this.pending = new Map();
    for (const kind of ["threads", "topics"] as const) {
      const rows = [...batch].filter(([key]) => key.startsWith(`${kind}:`));
      if (rows.length === 0) continue;
      const values = sql.join(
        rows.map(([key, count]) => sql`(${key.slice(kind.length + 1)}::bigint, ${count}::int)`),
        sql`, `,
      );
      await this.db.execute(
        sql`update ${sql.identifier(kind)} as t set view_count = t.view_count + v.count from (values ${values}) as v(id, count) where t.id = v.id`,
      );
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
