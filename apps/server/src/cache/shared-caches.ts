import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { CHANGE_CHANNEL } from "../core/change-events.ts";
import type { ErrorReporter } from "../core/error-reporter.ts";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";
import { LoadingCache } from "./loading-cache.ts";
import { WriteBehind } from "./write-behind.ts";

declare module "fastify" {
  interface FastifyInstance {
    sharedCaches: SharedCaches;
  }
}

/** The part of the cached responses and pages that a write makes stale for everybody. Counts may be stale for a second. */
export type Invalidation =
  | { scope: "everything" }
  | { scope: "comments"; threadId: string }
  | { scope: "counts" };

/** Number of events that fit into the 8,000 bytes of a notification. */
const MAX_EVENTS = 300;

/**
 * The caches of responses and pages that are the same for everybody, and their invalidation. The rule is in
 * docs/decisions/0025, "Who sees what how late". A write takes effect here before its response is sent. Other processes
 * learn of it by a notification with events: `*` evicts everything, `t7` makes the comments of thread 7 stale, `m7`
 * makes everything stale for member 7 that was loaded before.
 */
export class SharedCaches {
  private readonly caches = new Map<string, LoadingCache<unknown>>();
  /** Times of the last writes of members, by ID and by `authorization` header. */
  private readonly writes = new LRUCache<string, number>({ max: policy.cache.trackedWrites });
  /** Times of the last changes of the comments of threads. */
  private readonly comments = new LRUCache<string, number>({ max: policy.cache.trackedWrites });
  private readonly origin = randomUUID();
  private readonly events: WriteBehind<true>;

  constructor(
    private readonly db: Db,
    private readonly reports: Pick<ErrorReporter, "warn">,
  ) {
    this.events = new WriteBehind({
      name: "cache events",
      everyMs: policy.cache.countEventsMs,
      write: (events) => this.notify([...events.keys()]),
      reports,
    });
  }

  create<Value>(name: string, max: number): LoadingCache<Value> {
    const commentedAt = (threadId: string) => this.comments.get(threadId) ?? 0;
    const cache = new LoadingCache<Value>({ maxAgeMs: policy.cache.maxAgeMs, max, commentedAt });
    this.caches.set(name, cache as LoadingCache<unknown>);
    return cache;
  }

  /** Hits and misses of each cache. */
  stats(): { name: string; hits: number; misses: number }[] {
    return Array.from(this.caches, ([name, { hits, misses }]) => ({ name, hits, misses }));
  }

  /** Returns when a caller last wrote, 0 if that is not known. They must not see anything loaded before. */
  lastWrite(memberId: string | undefined, authorization: string | undefined): number {
    const find = (key: string | undefined) => (key === undefined ? undefined : this.writes.get(key)) ?? 0;
    return Math.max(find(memberId), find(authorization));
  }

  /**
   * Applies a write here and notifies the other processes. Waits for the notification, unless only counts have changed.
   */
  async invalidate(
    invalidation: Invalidation,
    memberId: string | undefined,
    authorization: string | undefined,
  ): Promise<void> {
    if (authorization !== undefined) this.writes.set(authorization, Date.now());
    if (memberId !== undefined) this.emit(`m${memberId}`);
    if (invalidation.scope === "counts") return;
    this.emit(invalidation.scope === "comments" ? `t${invalidation.threadId}` : "*");
    await this.events.flush();
  }

  /** Applies the events of another process. */
  receive([origin, ...events]: readonly string[]): void {
    if (origin !== this.origin) for (const event of events) this.apply(event);
  }

  clear(): void {
    for (const cache of this.caches.values()) cache.clear();
  }

  close(): Promise<void> {
    return this.events.close();
  }

  private emit(event: string): void {
    this.apply(event);
    this.events.add(event, true);
  }

  private apply(event: string): void {
    const id = event.slice(1);
    if (event === "*") this.clear();
    else if (event.startsWith("m")) this.writes.set(id, Date.now());
    else if (event.startsWith("t")) this.comments.set(id, Date.now());
  }

  /** Notifies the other processes. If that fails, their cached values expire by their age. */
  private async notify(events: readonly string[]): Promise<void> {
    try {
      for (let at = 0; at < events.length; at += MAX_EVENTS) {
        const payload = `answers ${[this.origin, ...events.slice(at, at + MAX_EVENTS)].join()}`;
        await this.db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${payload})`);
      }
    } catch (error) {
      this.reports.warn("cache events not sent", error);
    }
  }
}
