/** What is being made, for those who say what it stands on. */
export interface Making {
  /** When its making began, in ms. */
  readonly startedAt: number;
  /** Says that it waits for its turn: until it begins, anyone who asks for it waits along. */
  waits(): void;
  begins(): void;
  /** Says that it shows the comments of a thread: it ends with their next change. */
  about(threadId: string): void;
  /** Says that a part of it began to be made then: it is no younger than its oldest part. */
  contains(startedAt: number): void;
}

/** One cached value, or the promise of it. */
class Entry<Value> implements Making {
  value!: Value | Promise<Value>;
  private threads: string[] | undefined;

  constructor(
    public startedAt: number,
    private readonly now: () => number,
    private readonly changedAt: (threadId: string) => number,
  ) {}

  waits(): void {
    this.startedAt = Number.POSITIVE_INFINITY;
  }

  begins(): void {
    this.startedAt = this.now();
  }

  about(threadId: string): void {
    this.threads ??= [];
    this.threads.push(threadId);
    // Its comments have changed since it was begun: those who wait get it, and nobody after them.
    if (this.changedAt(threadId) >= this.startedAt) this.startedAt = 0;
  }

  contains(startedAt: number): void {
    this.startedAt = Math.min(this.startedAt, startedAt);
  }

  shows(threadId: string): boolean {
    return this.threads?.includes(threadId) ?? false;
  }
}

/**
 * Caches for a short time what is the same for many: under load a page is rendered once, not once per request.
 * The time counts from when the making began, so nothing is older than that, whatever it took. Concurrent callers share
 * one making; a failure is not cached; the oldest entry is evicted first.
 */
export class MicroCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  /** How often something kept was given, and how often something was made. */
  hits = 0;
  misses = 0;

  constructor(
    private readonly lifeMs: number,
    private readonly capacity: number,
    private readonly now: () => number = Date.now,
    /** When the comments of a thread changed last, as far as it is remembered. */
    private readonly changedAt: (threadId: string) => number = () => 0,
  ) {}

  /**
   * The cached value of `key`, synchronously if it is there, else the result of `make`.
   * @param after only what was begun after this moment will do
   */
  get(key: string, make: (making: Making) => Promise<Value>, after = 0): Value | Promise<Value> {
    const known = this.fresh(key, after);
    if (known) {
      this.hits += 1;
      return known.value;
    }
    this.misses += 1;
    const entry = new Entry<Value>(this.now(), this.now, this.changedAt);
    const making = make(entry);
    entry.value = making;
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.capacity) this.entries.delete(this.entries.keys().next().value as string);
    making.then(
      (value) => {
        entry.value = value;
      },
      () => {
        if (this.entries.get(key) === entry) this.entries.delete(key);
      },
    );
    return making;
  }

  /** Whether the value of `key` is there or in the making, which does not wait for its turn. */
  has(key: string): boolean {
    return Number.isFinite(this.fresh(key, 0)?.startedAt);
  }

  private fresh(key: string, after: number): Entry<Value> | undefined {
    const known = this.entries.get(key);
    return known && known.startedAt > Math.max(after, this.now() - this.lifeMs) ? known : undefined;
  }

  /** Drops what shows the comments of a thread. */
  dropComments(threadId: string): void {
    for (const [key, entry] of this.entries) if (entry.shows(threadId)) this.entries.delete(key);
  }

  /** Drops every entry; what is being made still resolves for those who wait for it. */
  clear(): void {
    this.entries.clear();
  }
}
