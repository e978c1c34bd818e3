import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";
import { CHANGE_CHANNEL } from "./change-events.ts";
import type { ErrorReporter } from "./error-reporter.ts";
import { MicroCache } from "./micro-cache.ts";

declare module "fastify" {
  interface FastifyInstance {
    shared: SharedMemory;
  }
}

/** What a write ends of what is shared. */
export type Ending = { what: "everything" } | { what: "comments"; threadId: string } | { what: "counts" };

/** A notification has 8,000 bytes: it carries so many words. */
const WORDS_AT_ONCE = 300;

/** Moments by key, each remembered for at least `lifeMs` and forgotten before the second `lifeMs` is over. */
class Recent {
  private current = new Map<string, number>();
  private previous = new Map<string, number>();
  private turnedAt = 0;

  constructor(private readonly lifeMs: number) {}

  note(key: string): void {
    this.turn();
    this.current.set(key, Date.now());
  }

  /** When it was noted last; 0 when that is forgotten. */
  at(key: string): number {
    return this.current.get(key) ?? this.previous.get(key) ?? 0;
  }

  private turn(): void {
    const now = Date.now();
    if (now - this.turnedAt < this.lifeMs) return;
    this.previous = now - this.turnedAt < 2 * this.lifeMs ? this.current : new Map();
    this.current = new Map();
    this.turnedAt = now;
  }
}

/**
 * What this process keeps for a moment because it is the same for everybody, answers and pages, and when it ends: with a
 * write here, with the news of a write in another process, and in any case `policy.sharedMs` after its making began.
 * A member who has just written reads past what was made before.
 */
export class SharedMemory {
  private readonly caches: { name: string; cache: MicroCache<unknown> }[] = [];
  /** Who has written: members by id, and the header that they came with. */
  private readonly writers = new Recent(policy.sharedMs);
  private readonly commented = new Recent(policy.sharedMs);
  private readonly origin = randomUUID();
  private words = new Set<string>();
  private telling: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  /** Words that nobody waits for are about to be sent. */
  private later: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Db,
    private readonly reports: Pick<ErrorReporter, "warn">,
  ) {}

  /** A cache that ends with the others. */
  cache<Value>(name: string, capacity: number): MicroCache<Value> {
    const cache = new MicroCache<Value>(
      policy.sharedMs,
      capacity,
      () => Date.now(),
      (id) => this.commented.at(id),
    );
    this.caches.push({ name, cache: cache as MicroCache<unknown> });
    return cache;
  }

  /** How often each cache had what it was asked for. */
  uses(): { name: string; hits: number; misses: number }[] {
    return this.caches.map(({ name, cache: { hits, misses } }) => ({ name, hits, misses }));
  }

  /** When one of these callers wrote last: nothing begun before will do for them. 0 when that is long ago. */
  wroteAt(memberId: string | undefined, authorization: string | undefined): number {
    return Math.max(
      memberId === undefined ? 0 : this.writers.at(memberId),
      authorization === undefined ? 0 : this.writers.at(authorization),
    );
  }

  /**
   * Ends what a write has changed, here at once and in the other processes by their news.
   * @returns when the news of what has an end for everybody is out; what others may see later is not waited for
   */
  async end(ending: Ending, memberId: string | undefined, authorization: string | undefined): Promise<void> {
    if (authorization !== undefined) this.writers.note(authorization);
    const words = [
      ...(memberId === undefined ? [] : [`m${memberId}`]),
      ...(ending.what === "everything" ? ["*"] : []),
      ...(ending.what === "comments" ? [`t${ending.threadId}`] : []),
    ];
    for (const word of words) {
      this.take(word);
      this.words.add(word);
    }
    if (ending.what === "counts") this.tellLater();
    else await this.tell();
  }

  /** Sends what is left to be sent. */
  async close(): Promise<void> {
    if (this.later) await this.tell();
    await this.telling;
  }

  /** Takes the news of another process, as `end` sent it. */
  hear([origin, ...words]: readonly string[]): void {
    if (origin !== this.origin) for (const word of words) this.take(word);
  }

  /** Ends everything here. */
  clear(): void {
    for (const { cache } of this.caches) cache.clear();
  }

  private take(word: string): void {
    const id = word.slice(1);
    if (word === "*") this.clear();
    else if (word.startsWith("m")) this.writers.note(id);
    else if (word.startsWith("t")) {
      this.commented.note(id);
      for (const { cache } of this.caches) cache.dropComments(id);
    }
  }

  /** Likes come by the hundred: their news goes together. */
  private tellLater(): void {
    this.later ??= setTimeout(() => void this.tell(), policy.countNewsMs);
    this.later.unref();
  }

  /** Sends the words that have come together: while one notification is under way the next ones gather. */
  private tell(): Promise<void> {
    this.next ??= this.telling.then(() => {
      this.next = undefined;
      this.telling = this.send();
      return this.telling;
    });
    return this.next;
  }

  private async send(): Promise<void> {
    clearTimeout(this.later);
    this.later = undefined;
    const words = [...this.words].slice(0, WORDS_AT_ONCE);
    for (const word of words) this.words.delete(word);
    const payload = `answers ${[this.origin, ...words].join()}`;
    try {
      await this.db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${payload})`);
    } catch (error) {
      // Elsewhere it ends by its time.
      this.reports.warn("news of a write not sent", error);
    }
    if (this.words.size > 0) await this.send();
  }
}
