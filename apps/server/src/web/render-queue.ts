/** Thrown when the queue of renders is full. */
export class RenderQueueFullError extends Error {}

interface Limits {
  /** How many run at the same time, and how many of them for one caller. */
  atOnce: number;
  perAddress: number;
  /** How many more wait, in all and per caller, and for how long. */
  waiting: number;
  waitingPerAddress: number;
  waitMs: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * Limits concurrent renders. Callers take turns: however much one of them wants, the next caller only waits for what is
 * running.
 */
export class RenderQueue {
  private begun = 0;
  private waiting = 0;
  /** Callers in the order of their turns. */
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: Limits) {}

  /** How many are running. */
  get running(): number {
    return this.begun;
  }

  /** Whether somebody waits because as many run as may. Who waits for their own renders alone holds nobody up. */
  get isFull(): boolean {
    return this.waiting > 0 && this.begun >= this.limits.atOnce;
  }

  /**
   * Runs `render` as soon as a slot is free.
   * @throws RenderQueueFullError when none becomes free in time
   */
  async run<Result>(asker: string, render: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(asker) ?? { running: 0, waiting: [] };
    this.lines.set(asker, line);
    try {
      if (this.hasRoom(line)) this.begin(line);
      else await this.waitForTurn(line);
      return await render().finally(() => this.end(line));
    } finally {
      if (line.running === 0 && line.waiting.length === 0) this.lines.delete(asker);
    }
  }

  private hasRoom(line: Line): boolean {
    return this.begun < this.limits.atOnce && line.running < this.limits.perAddress;
  }

  private begin(line: Line): void {
    this.begun += 1;
    line.running += 1;
  }

  private end(line: Line): void {
    this.begun -= 1;
    line.running -= 1;
    // A render whose data is cached never yields, so others get their turn between two of them.
    setImmediate(() => this.callNext());
  }

  private waitForTurn(line: Line): Promise<void> {
    const { waiting, waitingPerAddress, waitMs } = this.limits;
    if (this.waiting >= waiting || line.waiting.length >= waitingPerAddress) throw new RenderQueueFullError();
    return new Promise((resolve, reject) => {
      const leave = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(go), 1);
        this.waiting -= 1;
        reject(new RenderQueueFullError());
      }, waitMs);
      const go = () => {
        clearTimeout(leave);
        this.waiting -= 1;
        this.begin(line);
        resolve();
      };
      this.waiting += 1;
      line.waiting.push(go);
    });
  }

  private callNext(): void {
    for (const [asker, line] of this.lines) {
      if (line.waiting.length === 0 || !this.hasRoom(line)) continue;
      // The caller that had a turn goes to the end.
      this.lines.delete(asker);
      this.lines.set(asker, line);
      line.waiting.shift()?.();
      return;
    }
  }
}
