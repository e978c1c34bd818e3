import { AsyncResource } from "node:async_hooks";
import type { ErrorReporter } from "../core/error-reporter.ts";
import { policy } from "../policy.ts";

interface Options<Value> {
  /** Name of the buffer in warnings. */
  name: string;
  /** Interval between two flushes in milliseconds. */
  everyMs: number;
  /** Writes a batch. If it throws, the batch stays in the buffer for the next flush. */
  write(batch: ReadonlyMap<string, Value>): Promise<void>;
  /** Combines a pending value with a later one of the same key. By default the later one replaces it. */
  merge?(pending: Value, added: Value): Value;
  reports: Pick<ErrorReporter, "warn">;
}

/**
 * A write-behind buffer: collects values by key and writes them in batches, one batch at a time, so that a request that
 * reads does not wait for a write. The values of one interval are lost when the process dies, so it must not hold
 * anything that a member sent.
 */
export class WriteBehind<Value> {
  private pending = new Map<string, Value>();
  private lastFlush: Promise<void> = Promise.resolve();
  private isWriting = false;
  private readonly timer: NodeJS.Timeout;
  /** Runs outside the async context of the request that triggers the flush, so that traces do not attribute it to that request. */
  private readonly writePending = AsyncResource.bind(() => this.write());

  constructor(private readonly options: Options<Value>) {
    this.timer = setInterval(() => void this.tryFlush(), options.everyMs);
    this.timer.unref();
  }

  /** Adds a value. New keys are dropped with a warning while the buffer is full. */
  add(key: string, value: Value): void {
    const pending = this.pending.get(key);
    if (pending === undefined && this.pending.size >= policy.writeBehind.maxPending) {
      this.options.reports.warn(`${this.options.name} dropped`, new Error("write-behind buffer is full"));
      return;
    }
    const { merge } = this.options;
    // The batch is in the order of the latest additions.
    this.pending.delete(key);
    this.pending.set(key, pending !== undefined && merge ? merge(pending, value) : value);
  }

  /**
   * Writes everything that is pending. Values that are added during a flush are written by the next one.
   * @throws the error of `write`
   */
  flush(): Promise<void> {
    const flush = this.lastFlush.then(() => this.writePending());
    this.lastFlush = flush.catch(() => undefined);
    return flush;
  }

  /** Waits until the pending values whose keys start with `prefix` are written. */
  async settled(prefix: string): Promise<void> {
    if ([...this.pending.keys()].some((key) => key.startsWith(prefix))) await this.tryFlush();
    else if (this.isWriting) await this.lastFlush;
  }

  /** Flushes a last time. Values that cannot be written are lost. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.tryFlush();
  }

  private async write(): Promise<void> {
    if (this.pending.size === 0) return;
    const batch = this.pending;
    this.pending = new Map();
    this.isWriting = true;
    try {
      await this.options.write(batch);
    } catch (error) {
      const added = this.pending;
      this.pending = batch;
      for (const [key, value] of added) this.add(key, value);
      throw error;
    } finally {
      this.isWriting = false;
    }
  }

  private tryFlush(): Promise<void> {
    return this.flush().catch((error: unknown) =>
      this.options.reports.warn(`${this.options.name} not written`, error),
    );
  }
}
