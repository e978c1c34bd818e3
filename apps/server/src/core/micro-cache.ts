interface Entry<Value> {
  /** The value, or the promise of it. */
  value: Value | Promise<Value>;
  until: number;
}

/**
 * Caches for a short time what is the same for every visitor: under load a page is rendered once, not once per request.
 * Concurrent callers share one computation; a failure is not cached; the oldest entry is evicted first.
 */
export class MicroCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly lifeMs: number,
    private readonly capacity: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** The cached value of `key`, synchronously if it is there, else the result of `make`. */
  get(key: string, make: () => Promise<Value>): Value | Promise<Value> {
    const known = this.entries.get(key);
    if (known && known.until > this.now()) return known.value;
    const making = make();
    const entry: Entry<Value> = { value: making, until: Number.POSITIVE_INFINITY };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.capacity) this.entries.delete(this.entries.keys().next().value as string);
    making.then(
      (value) => {
        entry.value = value;
        // The lifetime starts when the value is ready, so that a slow one is not stale at once.
        entry.until = this.now() + this.lifeMs;
      },
      () => {
        if (this.entries.get(key) === entry) this.entries.delete(key);
      },
    );
    return making;
  }

  /** Drops every entry; computations in progress still resolve for those who wait for them. */
  clear(): void {
    this.entries.clear();
  }
}
