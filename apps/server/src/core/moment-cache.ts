interface Entry<Value> {
  /** What was made, or the making of it. */
  value: Value | Promise<Value>;
  until: number;
}

/**
 * Keeps what is the same for every visitor for a moment: under load a page is made once, not once per request.
 * Parallel askers share one making; a failure is not kept; the oldest entry makes room for a new one.
 */
export class MomentCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly lifeMs: number,
    private readonly capacity: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** The kept value of `key`, at once, or the one `make` gives. */
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
        // The life of a page begins when it is finished: a slow one is not out of date at birth.
        entry.until = this.now() + this.lifeMs;
      },
      () => {
        if (this.entries.get(key) === entry) this.entries.delete(key);
      },
    );
    return making;
  }

  /** Forgets everything; what is being made is still given to those who asked for it. */
  clear(): void {
    this.entries.clear();
  }
}
