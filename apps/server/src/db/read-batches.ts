import { setImmediate } from "node:timers";
import type pg from "pg";
import { isUnreachable } from "../core/failures.ts";
import { policy } from "../policy.ts";
import type { BoundedPool } from "./pool.ts";

interface Read {
  /** Text of the statement; undefined for a read that is sent alone and not measured. */
  text: string | undefined;
  send(client: pg.PoolClient): Promise<pg.QueryResult>;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

const LOCK_TIMEOUT = "55P03";

/**
 * Sends the quick reads of one turn of the event loop, from any requests, over one pipelined connection in one socket
 * write. PostgreSQL runs them one after another, each in its own transaction, so slow reads are sent alone.
 */
export class ReadBatches {
  private batch: Read[] = [];
  /** Shortest duration of each text in ms. */
  private readonly durations = new Map<string, number>();
  private pausedUntil = 0;
  private readonly limits = policy.database.batch;

  constructor(private readonly pool: BoundedPool) {}

  /**
   * Sends a read, together with others or alone.
   * @param text the statement; undefined to send it alone
   */
  run(text: string | undefined, send: Read["send"]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const read = { text, send, resolve, reject };
      const duration = text === undefined ? undefined : this.durations.get(text);
      const isQuick = duration !== undefined && duration <= this.limits.quickMs;
      if (!isQuick || this.pausedUntil > Date.now()) return void this.send([read]);
      if (this.batch.length === 0) setImmediate(() => this.flush());
      this.batch.push(read);
      if (this.batch.length === this.limits.atOnce) this.flush();
    });
  }

  private flush(): void {
    const { batch } = this;
    this.batch = [];
    if (batch.length > 0) void this.send(batch);
  }

  private async send(batch: readonly Read[]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.acquire();
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return;
    }
    let answeredAt = performance.now();
    let isLost = false;
    const { stream } = client.connection;
    stream.cork();
    const answers = batch.map(({ text, send, resolve, reject }) =>
      send(client).then(
        (result) => {
          const now = performance.now();
          if (text !== undefined) this.noteDuration(text, now - answeredAt);
          answeredAt = now;
          resolve(result);
        },
        (error: unknown) => {
          isLost ||= isUnreachable(error);
          if ((error as { code?: unknown }).code === LOCK_TIMEOUT)
            this.pausedUntil = Date.now() + this.limits.pauseMs;
          reject(error);
        },
      ),
    );
    stream.uncork();
    await Promise.all(answers);
    client.release(isLost);
  }

  /** Stores the shortest duration, because a busy process also measures its own delay. The value grows slowly. */
  private noteDuration(text: string, ms: number): void {
    this.durations.set(text, Math.min(ms, (this.durations.get(text) ?? ms) * 1.1));
  }
}
