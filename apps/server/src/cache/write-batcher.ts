import { QueueFullError } from "../core/limiter.ts";
import { policy } from "../policy.ts";

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result | Promise<Result>): void;
  reject(error: unknown): void;
}

interface Limits {
  /** Maximum number of items in a batch. */
  batchSize: number;
  /** Maximum number of concurrent batches with the same key. */
  concurrency: number;
}

/**
 * Batches concurrent writes. While the batches of a key are being written, further items wait for the next batch. An item
 * without others is written at once. Callers get the result of their own item.
 */
export class WriteBatcher<Key, Item, Result> {
  /** Queues by serialised key, as long as batches of the key are being written. */
  private readonly queues = new Map<string, { running: number; waiting: Waiting<Item, Result>[] }>();

  /** @param write writes a batch and returns a result for each item, in their order. Its error rejects all of them. */
  constructor(
    private readonly limits: Limits,
    private readonly write: (
      key: Key,
      items: readonly Item[],
    ) => Promise<readonly (Result | Promise<Result>)[]>,
  ) {}

  /** @throws QueueFullError when too many items wait */
  run(key: Key, item: Item): Promise<Result> {
    const name = JSON.stringify(key);
    const queue = this.queues.get(name) ?? { running: 0, waiting: [] };
    this.queues.set(name, queue);
    return new Promise((resolve, reject) => {
      if (queue.waiting.length >= policy.database.waiting) throw new QueueFullError("too many writes wait");
      queue.waiting.push({ item, resolve, reject });
      if (queue.running < this.limits.concurrency) void this.drain(name, key, queue);
    });
  }

  private async drain(
    name: string,
    key: Key,
    queue: { running: number; waiting: Waiting<Item, Result>[] },
  ): Promise<void> {
    queue.running += 1;
    while (queue.waiting.length > 0) {
      const batch = queue.waiting.splice(0, this.limits.batchSize);
      try {
        const results = await this.write(
          key,
          batch.map(({ item }) => item),
        );
        for (const [place, { resolve }] of batch.entries()) resolve(results[place]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queue.running -= 1;
    if (queue.running === 0) this.queues.delete(name);
  }
}
