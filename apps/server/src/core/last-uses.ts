import { type SQL, sql } from "drizzle-orm";
import type { ErrorReporter } from "./error-reporter.ts";

/** The rows of `values`: ids and when each was used. */
export const usesAsRows = (uses: ReadonlyMap<string, Date>): SQL =>
  sql.join(
    [...uses].map(([id, at]) => sql`(${id}::bigint, ${at.toISOString()}::timestamptz)`),
    sql`, `,
  );

/** Collects when sessions or keys were last used and writes it now and then, so that a call that reads writes nothing. */
export class LastUses {
  private pending = new Map<string, Date>();
  private readonly timer: NodeJS.Timeout;

  /** @param write writes when each of some ids was used */
  constructor(
    private readonly what: string,
    everyMs: number,
    private readonly write: (uses: ReadonlyMap<string, Date>) => Promise<void>,
    private readonly reports: Pick<ErrorReporter, "warn">,
  ) {
    this.timer = setInterval(() => this.attempt(), everyMs);
    this.timer.unref();
  }

  note(id: string): void {
    this.pending.set(id, new Date());
  }

  /**
   * Writes what was collected; what could not be written stays for the next time.
   * @throws what the database throws
   */
  async flush(): Promise<void> {
    if (this.pending.size === 0) return;
    const batch = this.pending;
    this.pending = new Map();
    try {
      await this.write(batch);
    } catch (error) {
      this.pending = new Map([...batch, ...this.pending]);
      throw error;
    }
  }

  private attempt(): Promise<void> {
    return this.flush().catch((error: unknown) =>
      this.reports.warn(`uses of ${this.what} not written`, error),
    );
  }

  /** Writes what was collected a last time; what cannot be written is lost. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.attempt();
  }
}
