import { QueueFullError } from "../../core/limiter.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { type ActKind, actOnThreads, type ThreadAct } from "./act-queries.ts";

type Count = number | undefined;

interface Waiting extends ThreadAct {
  resolve(count: Count | Promise<Count>): void;
}

declare module "fastify" {
  interface FastifyInstance {
    acts: ActBatches;
  }
}

/**
 * Writes what many members do to threads at the same time together: while statements are under way, acts of the same kind
 * gather for the next. Nobody waits for a thread that somebody else's act needs.
 */
export class ActBatches {
  /** By kind, what gathers while as many statements of that kind as may be are under way. */
  private readonly lanes = new Map<string, { underWay: number; gathering: Waiting[] }>();

  constructor(private readonly db: Db) {}

  /**
   * A member's act on a thread, or taking it back.
   * @returns the thread's count of such acts; undefined when it is not there or not normal
   * @throws QueueFullError when too many wait
   */
  run(kind: ActKind, act: ThreadAct): Promise<Count> {
    const key = `${kind.act} ${kind.value} ${kind.day}`;
    const lane = this.lanes.get(key) ?? { underWay: 0, gathering: [] };
    this.lanes.set(key, lane);
    return new Promise((resolve) => {
      if (lane.gathering.length >= policy.database.waiting) throw new QueueFullError("too many acts wait");
      lane.gathering.push({ ...act, resolve });
      if (lane.underWay < policy.acts.underWay) void this.writeAll(key, kind);
    });
  }

  /** Writes what has gathered until nothing has. */
  private async writeAll(key: string, kind: ActKind): Promise<void> {
    const lane = this.lanes.get(key)!;
    lane.underWay += 1;
    while (lane.gathering.length > 0) {
      const batch = lane.gathering.splice(0, policy.acts.atOnce);
      const counts = await actOnThreads(this.db, kind, batch, "leave").catch(() => []);
      // By themselves: those whose threads are held, or not there, and all where one has made the statement fail.
      for (const [place, { resolve, ...act }] of batch.entries())
        resolve(counts[place] ?? this.alone(kind, act));
    }
    lane.underWay -= 1;
    if (lane.underWay === 0) this.lanes.delete(key);
  }

  private async alone(kind: ActKind, act: ThreadAct): Promise<Count> {
    const [count] = await actOnThreads(this.db, kind, [act], "wait");
    return count;
  }
}
