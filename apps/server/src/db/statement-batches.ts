import { setImmediate } from "node:timers";
import type pg from "pg";
import { isUnreachable } from "../core/failures.ts";
import { QueueFullError } from "../core/limiter.ts";
import { policy } from "../policy.ts";
import type { BoundedPool } from "./pool.ts";
import type { Statement } from "./statement-names.ts";

const LOCK_TIMEOUT = "55P03";

interface Waiting {
  statement: Statement;
  values: unknown[];
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

export type Send = (
  client: pg.PoolClient,
  statement: Statement,
  values: unknown[],
) => Promise<pg.QueryResult>;

/**
 * Sends the quick statements of one turn of the event loop, whichever requests they are of, over one connection and
 * with one write: each system call costs a process more than what it says. PostgreSQL answers them one after another,
 * each a transaction of its own, so none but quick ones go together; what a statement took tells whether it is.
 */
export class StatementBatches {
  private gathered: Waiting[] = [];
  /** What a text took at best, in ms. */
  private readonly took = new Map<string, number>();
  /** How many wait for a connection. */
  private waiting = 0;
  private pausedUntil = 0;
  private readonly limits = policy.database.batch;

  constructor(
    private readonly pool: BoundedPool,
    private readonly send: Send,
  ) {}

  /**
   * Sends a statement, with others or alone.
   * @param mayShare whether it only reads, is sent often and waits for no lock
   */
  run(statement: Statement, values: unknown[], mayShare: boolean): Promise<pg.QueryResult> {
    if (!mayShare || this.pausedUntil > Date.now() || !this.isQuick(statement.text)) return this.runAlone(statement, values, mayShare);
    return new Promise((resolve, reject) => {
      if (this.waiting >= policy.database.waiting)
        return reject(new QueueFullError("too many statements wait for a connection"));
      this.waiting += 1;
      this.gathered.push({ statement, values, resolve, reject });
      if (this.gathered.length === 1) setImmediate(() => this.flush());
    });
  }

  private isQuick(text: string): boolean {
    return (this.took.get(text) ?? Number.POSITIVE_INFINITY) <= this.limits.quickMs;
  }

  /** Keeps the least of what a text has taken, forgetting slowly: a busy process sees its answers late. */
  private note(text: string, ms: number): void {
    this.took.set(text, Math.min(ms, (this.took.get(text) ?? ms) * 1.1));
  }

  private pauseAfterLockTimeout(error: unknown): void {
    if ((error as { code?: unknown }).code === LOCK_TIMEOUT)
      this.pausedUntil = Date.now() + this.limits.pauseMs;
  }

  private async runAlone(statement: Statement, values: unknown[], isMeasured: boolean) {
    const client = await this.pool.acquire();
    const sentAt = performance.now();
    let isLost = false;
    try {
      const result = await this.send(client, statement, values);
      if (isMeasured) this.note(statement.text, performance.now() - sentAt);
      return result;
    } catch (error) {
      isLost = isUnreachable(error);
      this.pauseAfterLockTimeout(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  private flush(): void {
    const all = this.gathered;
    this.gathered = [];
    for (let at = 0; at < all.length; at += this.limits.atOnce)
      void this.runTogether(all.slice(at, at + this.limits.atOnce));
  }

  private async runTogether(batch: readonly Waiting[]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.acquire();
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return;
    } finally {
      this.waiting -= batch.length;
    }
    let answeredAt = performance.now();
    let isLost = false;
    const { stream } = client.connection;
    stream.cork();
    const answers = batch.map(({ statement, values, resolve, reject }) =>
      this.send(client, statement, values).then(
        (result) => {
          const now = performance.now();
          this.note(statement.text, now - answeredAt);
          answeredAt = now;
          resolve(result);
        },
        (error: unknown) => {
          isLost ||= isUnreachable(error);
          this.pauseAfterLockTimeout(error);
          reject(error);
        },
      ),
    );
    stream.uncork();
    await Promise.all(answers);
    client.release(isLost);
  }
}
