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
 * Limits the calls of each caller to this process by a token bucket that refills steadily. It is counted in memory
 * before anything is read or done, so refused calls count too. Limits per member are counted in the database
 * (`limitRate`); this one keeps a single caller from taking the process away from the others.
 */
export class TokenBuckets {
  /** Least recently used first. */
  private readonly budgets = new Map<string, Budget>();

  /** @param callers how many callers are remembered; a forgotten one starts with a full bucket */
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
    const known = this.budgets.get(caller) ?? { left: max, at: now };
    const left = Math.min(max, known.left + (now - known.at) * perMs);
    // A call that costs more than the capacity is let through by a full bucket.
    const enough = left >= Math.min(cost, max);
    this.budgets.delete(caller);
    this.budgets.set(caller, { left: enough ? left - cost : left, at: now });
    if (this.budgets.size > this.callers) this.budgets.delete(this.budgets.keys().next().value!);
    if (enough) return;
    const seconds = Math.max(1, Math.ceil((Math.min(cost, max) - left) / perMs / 1000));
    throw new RequestError(429, `操作太频繁，请 ${seconds} 秒后再试`, seconds);
  }

  /** Forgets everybody: a test begins. */
  clear(): void {
    this.budgets.clear();
  }
}
