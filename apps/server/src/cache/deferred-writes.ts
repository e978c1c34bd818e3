import type { ErrorReporter } from "../core/error-reporter.ts";
import { policy } from "../policy.ts";
import { WriteBehind } from "./write-behind.ts";

declare module "fastify" {
  interface FastifyInstance {
    deferredWrites: DeferredWrites;
  }
}

/** User ID for deferred writes that belong to no member. */
export const NO_MEMBER = "";

type Write = () => Promise<void>;

/**
 * Runs the writes that reading causes, such as an opened thread, a searched term or an unknown link, a moment later. A
 * write that fails is lost.
 */
export class DeferredWrites {
  private readonly buffer: WriteBehind<Write>;

  constructor(private readonly reports: Pick<ErrorReporter, "warn">) {
    this.buffer = new WriteBehind({
      name: "deferred writes",
      everyMs: policy.deferredWrites.everyMs,
      write: (batch) => this.runAll(batch),
      reports,
    });
  }

  /** Defers a write. A later one with the same member and key replaces it. */
  add(userId: string, key: string, write: Write): void {
    this.buffer.add(`${userId} ${key}`, write);
  }

  /** Waits until the writes deferred for a member so far are done. Call it before reading what depends on them. */
  settledFor(userId: string): Promise<void> {
    return this.buffer.settled(`${userId} `);
  }

  flush(): Promise<void> {
    return this.buffer.flush();
  }

  close(): Promise<void> {
    return this.buffer.close();
  }

  /** Runs the writes of different members concurrently and those of one member in their order. */
  private async runAll(batch: ReadonlyMap<string, Write>): Promise<void> {
    const members = Map.groupBy(batch, ([key]) => key.slice(0, key.indexOf(" "))).values();
    // The workers share one iterator, so each takes the next member when it has finished one.
    const work = async () => {
      for (const writes of members) for (const [, write] of writes) await this.run(write);
    };
    await Promise.all(Array.from({ length: policy.deferredWrites.concurrency }, work));
  }

  private run(write: Write): Promise<void> {
    return write().catch((error: unknown) => this.reports.warn("deferred write failed", error));
  }
}
