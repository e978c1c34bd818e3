/** Thrown for work that finds the queue full. */
export class QueueFull extends Error {}

/**
 * Bounds how much of some work runs and waits at the same time.
 * @param atOnce how many run
 * @param waiting how many more may wait
 * @returns the function that runs one piece of work; it throws `QueueFull` past both
 */
export function bounded({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new QueueFull("queue full");
      // Who leaves hands the place on, so nobody slips in between.
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
