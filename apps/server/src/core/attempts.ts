import { Refusal } from "./refusal.ts";

declare module "fastify" {
  interface FastifyInstance {
    attempts: Attempts;
  }
}

interface Budget {
  left: number;
  at: number;
}

/**
 * What each caller may ask of this process: a budget that refills steadily, counted in memory before anything is read
 * or done, so that what is refused counts too. What is allowed to a member as such is counted in the database
 * (`limitRate`); this keeps one caller from taking the process away from the others.
 */
export class Attempts {
  /** The one that asked longest ago comes first. */
  private readonly budgets = new Map<string, Budget>();

  /**
   * @param callers so many are remembered; one that is forgotten begins with a full budget again
   */
  constructor(
    private readonly windowSeconds: number,
    private readonly callers: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Takes from a caller's budget.
   * @param max what the budget holds, refilled within the window
   * @throws Refusal 429 with the seconds after which there is enough again
   */
  take(caller: string, cost: number, max: number): void {
    const now = this.now();
    const perMs = max / (this.windowSeconds * 1000);
    const known = this.budgets.get(caller) ?? { left: max, at: now };
    const left = Math.min(max, known.left + (now - known.at) * perMs);
    // What costs more than a whole budget is let through by a full one.
    const enough = left >= Math.min(cost, max);
    this.budgets.delete(caller);
    this.budgets.set(caller, { left: enough ? left - cost : left, at: now });
    if (this.budgets.size > this.callers) this.budgets.delete(this.budgets.keys().next().value!);
    if (enough) return;
    const seconds = Math.max(1, Math.ceil((Math.min(cost, max) - left) / perMs / 1000));
    throw new Refusal(429, `操作太频繁，请 ${seconds} 秒后再试`, seconds);
  }

  /** Forgets everybody: a test begins. */
  clear(): void {
    this.budgets.clear();
  }
}
