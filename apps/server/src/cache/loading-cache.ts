import { LRUCache } from "lru-cache";

/** The load of a cached value. The loader adjusts it while it runs. */
export interface Load {
  /**
   * Start of the load in milliseconds, from which the age of the value counts. A loader that uses other cached values
   * lowers it to the oldest of them. Infinity while the loader waits in a queue, so that all callers share it.
   */
  startedAt: number;
  /** Threads whose comments the value shows. A change of their comments makes it stale. */
  readonly threadIds: Set<string>;
}

interface Entry<Value> extends Load {
  value: Value | Promise<Value>;
}

interface Options {
  maxAgeMs: number;
  /** Maximum number of values. The least recently used one is evicted first. */
  max: number;
  now?: () => number;
  /** Returns when the comments of a thread last changed, 0 if that is not known. */
  commentedAt?: (threadId: string) => number;
}

/**
 * A cache that loads missing values. Concurrent callers share one load, and a failure is not cached. The age of a value
 * counts from the start of its load, so that no caller gets anything older than `maxAgeMs`.
 */
export class LoadingCache<Value> {
  hits = 0;
  misses = 0;
  private readonly entries: LRUCache<string, Entry<Value>>;
  private readonly now: () => number;

  constructor(private readonly options: Options) {
    this.entries = new LRUCache({ max: options.max });
    this.now = options.now ?? (() => Date.now());
  }

  /**
   * Returns the value of a key, synchronously if it is cached.
   * @param after only a load that began after this moment is fresh enough for the caller
   */
  get(key: string, load: (entry: Load) => Promise<Value>, after = 0): Value | Promise<Value> {
    const cached = this.find(key, after);
    if (cached) {
      this.hits += 1;
      return cached.value;
    }
    this.misses += 1;
    const pending: Load = { startedAt: this.now(), threadIds: new Set() };
    const value = load(pending);
    const entry: Entry<Value> = Object.assign(pending, { value });
    this.entries.set(key, entry);
    value.then(
      (loaded) => {
        entry.value = loaded;
      },
      () => {
        if (this.entries.peek(key) === entry) this.entries.delete(key);
      },
    );
    return value;
  }

  /** Whether the value of a key is cached or being loaded, and its loader is not waiting in a queue. */
  has(key: string): boolean {
    return Number.isFinite(this.find(key, 0)?.startedAt);
  }

  /** Evicts every value. Callers that wait for a running load still get its value. */
  clear(): void {
    this.entries.clear();
  }

  private find(key: string, after: number): Entry<Value> | undefined {
    const entry = this.entries.get(key);
    const { maxAgeMs, commentedAt } = this.options;
    if (!entry || entry.startedAt <= Math.max(after, this.now() - maxAgeMs)) return undefined;
    for (const id of entry.threadIds) if (commentedAt && commentedAt(id) >= entry.startedAt) return undefined;
    return entry;
  }
}
