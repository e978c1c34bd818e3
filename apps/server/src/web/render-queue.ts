/** Thrown when the queue of renders is full. */
export class RenderQueueFullError extends Error {}

interface Limits {
  /** Maximum number of concurrent renders. */
  atOnce: number;
  /** Maximum number of concurrent renders per client. */
  perAddress: number;
  /** Maximum number of waiting renders. */
  waiting: number;
  /** Maximum number of waiting renders per client. */
  waitingPerAddress: number;
  /** Maximum waiting time in milliseconds. */
  waitMs: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * Limits concurrent renders. Clients take turns, so that a client with many renders does not delay the others.
 */
export class RenderQueue {
  private runningCount = 0;
  private waiting = 0;
  /** Clients in the order of their turns. */
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: Limits) {}

  /** Number of running renders. */
  get running(): number {
    return this.runningCount;
  }

  /** Whether a render waits for a free slot, not only for other renders of its client. */
  get isFull(): boolean {
    return this.waiting > 0 && this.runningCount >= this.limits.atOnce;
  }

  /**
   * Runs `render` when a slot is free.
   * @throws RenderQueueFullError if the queue is full or no slot becomes free in time
   */
  async run<Result>(client: string, render: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(client) ?? { running: 0, waiting: [] };
    this.lines.set(client, line);
    try {
      if (this.hasRoom(line)) this.begin(line);
      else await this.waitForTurn(line);
      return await render().finally(() => this.end(line));
    } finally {
      if (line.running === 0 && line.waiting.length === 0) this.lines.delete(client);
    }
  }

  private hasRoom(line: Line): boolean {
    return this.runningCount < this.limits.atOnce && line.running < this.limits.perAddress;
  }

  private begin(line: Line): void {
    this.runningCount += 1;
    line.running += 1;
  }

  private end(line: Line): void {
    this.runningCount -= 1;
    line.running -= 1;
    // A render with cached data never yields to the event loop, so this yields between two renders.
    setImmediate(() => this.callNext());
  }

  private waitForTurn(line: Line): Promise<void> {
    const { waiting, waitingPerAddress, waitMs } = this.limits;
    if (this.waiting >= waiting || line.waiting.length >= waitingPerAddress) throw new RenderQueueFullError();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(go), 1);
        this.waiting -= 1;
        reject(new RenderQueueFullError());
      }, waitMs);
      const go = () => {
        clearTimeout(timer);
        this.waiting -= 1;
        this.begin(line);
        resolve();
      };
      this.waiting += 1;
      line.waiting.push(go);
    });
  }

  private callNext(): void {
    for (const [client, line] of this.lines) {
      if (line.waiting.length === 0 || !this.hasRoom(line)) continue;
      // The client moves to the end.
      this.lines.delete(client);
      this.lines.set(client, line);
      line.waiting.shift()?.();
      return;
    }
  }
}
