import { RequestError } from "./request-error.ts";

declare module "fastify" {
  interface FastifyInstance {
    attempts: TokenBuckets;
  }
}

interface Budget {
  left: number;
  at: number;
}

/**
 * Limits the calls of each caller to this process by token buckets in memory. A call is counted before it is processed,
 * so refused calls count, too. Protects the process from a single caller; the limits of the contract are counted in the
 * database (`limitRate`).
 */
export class TokenBuckets {
  /** Least recently used first. */
  private readonly budgets = new Map<string, Budget>();

  /** @param callers maximum number of buckets; an evicted caller starts with a full bucket */
  constructor(
    private readonly windowSeconds: number,
    private readonly callers: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Takes tokens from a caller's bucket.
   * @param max the bucket's capacity, refilled within the window
   * @throws RequestError 429 with the seconds until there are enough tokens again
   */
  take(caller: string, cost: number, max: number): void {
    const now = this.now();
    const perMs = max / (this.windowSeconds * 1000);
    const budget = this.budgets.get(caller) ?? { left: max, at: now };
    const left = Math.min(max, budget.left + (now - budget.at) * perMs);
    // A full bucket admits a call that costs more than the capacity.
    const isEnough = left >= Math.min(cost, max);
    this.budgets.delete(caller);
    this.budgets.set(caller, { left: isEnough ? left - cost : left, at: now });
    if (this.budgets.size > this.callers) this.budgets.delete(this.budgets.keys().next().value!);
    if (isEnough) return;
    const seconds = Math.max(1, Math.ceil((Math.min(cost, max) - left) / perMs / 1000));
    throw new RequestError(429, `操作太频繁，请 ${seconds} 秒后再试`, seconds);
  }

  /** Removes all buckets, for tests. */
  clear(): void {
    this.budgets.clear();
  }
}
