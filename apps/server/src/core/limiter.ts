/** Thrown when a queue is full. */
export class QueueFullError extends Error {}

/**
 * Limits concurrent tasks.
 * @param atOnce maximum number of running tasks
 * @param waiting maximum number of waiting tasks
 * @returns a function that runs one task; it throws `QueueFullError` beyond both limits
 */
export function createLimiter({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new QueueFullError("queue full");
      // A finished task passes its slot to the next one, so that no new task slips in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
