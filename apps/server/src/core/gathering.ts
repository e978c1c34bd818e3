import { policy } from "../policy.ts";
import { QueueFullError } from "./limiter.ts";

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result | Promise<Result>): void;
  reject(error: unknown): void;
}

interface Limits {
  /** How many go together. */
  atOnce: number;
  /** How many writes of a lane are under way at most. */
  underWay: number;
}

/**
 * Writes together what comes at the same time: while as many writes of a lane are under way as may be, what comes gathers
 * for the next. What comes alone is written at once.
 */
export class Gathering<Lane, Item, Result> {
  /** By lane, what gathers; only while writes of it are under way. */
  private readonly lanes = new Map<string, { underWay: number; gathering: Waiting<Item, Result>[] }>();

  /** @param write writes some items of one lane; a result for each, in their order. What it throws, each of them throws. */
  constructor(
    private readonly limits: Limits,
    private readonly write: (
      lane: Lane,
      items: readonly Item[],
    ) => Promise<readonly (Result | Promise<Result>)[]>,
  ) {}

  /** @throws QueueFullError when too many wait */
  run(lane: Lane, item: Item): Promise<Result> {
    const key = JSON.stringify(lane);
    const { underWay, gathering } = this.lanes.get(key) ?? this.open(key);
    return new Promise((resolve, reject) => {
      if (gathering.length >= policy.database.waiting)
        throw new QueueFullError("too many wait to be written");
      gathering.push({ item, resolve, reject });
      if (underWay < this.limits.underWay) void this.writeAll(key, lane);
    });
  }

  private open(key: string) {
    const lane = { underWay: 0, gathering: [] };
    this.lanes.set(key, lane);
    return lane;
  }

  /** Writes what has gathered until nothing has. */
  private async writeAll(key: string, lane: Lane): Promise<void> {
    const own = this.lanes.get(key)!;
    own.underWay += 1;
    while (own.gathering.length > 0) {
      const batch = own.gathering.splice(0, this.limits.atOnce);
      try {
        const results = await this.write(
          lane,
          batch.map(({ item }) => item),
        );
        for (const [place, { resolve }] of batch.entries()) resolve(results[place]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    own.underWay -= 1;
    if (own.underWay === 0) this.lanes.delete(key);
  }
}
