import { WriteBatcher } from "../../../cache/write-batcher.ts";
import { isRefusedValue } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { type Act, type ActKind, actOnThreads, type ThreadAct } from "./act.queries.ts";

type Count = number | undefined;

declare module "fastify" {
  interface FastifyInstance {
    acts: ActBatches;
  }
}

/**
 * Writes what many members do to threads at the same time together, by kind. Nobody waits for a thread that somebody
 * else's act needs.
 */
export class ActBatches {
  private readonly batcher = new WriteBatcher<ActKind, ThreadAct, Count>(policy.acts, (kind, acts) =>
    this.writeBatch(kind, acts),
  );

  /** @param dbs the database, by what is sent to it */
  constructor(private readonly dbs: Readonly<Record<Act, Db>>) {}

  /**
   * A member's act on a thread, or taking it back.
   * @returns the thread's count of such acts; undefined when it is not there or not normal
   * @throws QueueFullError when too many wait
   */
  run(kind: ActKind, act: ThreadAct): Promise<Count> {
    return this.batcher.run(kind, act);
  }

  private async writeBatch(kind: ActKind, acts: readonly ThreadAct[]): Promise<(Count | Promise<Count>)[]> {
    const counts = await actOnThreads(this.dbs[kind.act], kind, acts, "leave").catch((error: unknown) => {
      // Any other failure, such as a lost connection, would hit each act alone as well: a retry multiplies the load.
      if (!isRefusedValue(error)) throw error;
      return [];
    });
    // Written alone: acts on locked or missing threads, and the whole batch if a value of one act was refused.
    return acts.map((act, place) => counts[place] ?? this.alone(kind, act));
  }

  private async alone(kind: ActKind, act: ThreadAct): Promise<Count> {
    const [count] = await actOnThreads(this.dbs[kind.act], kind, [act], "wait");
    return count;
  }
}
