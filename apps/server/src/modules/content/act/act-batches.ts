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
 * Writes concurrent acts on threads in batches of one kind. A locked thread delays only the acts on it, because a batch
 * skips locked threads and their acts are written separately.
 */
export class ActBatches {
  private readonly batcher = new WriteBatcher<ActKind, ThreadAct, Count>(policy.acts, (kind, acts) =>
    this.writeBatch(kind, acts),
  );

  /** @param dbs the database connection for each act */
  constructor(private readonly dbs: Readonly<Record<Act, Db>>) {}

  /**
   * Writes a member's act on a thread, or undoes it.
   * @returns the thread's count of such acts; undefined if the thread does not exist or is not normal
   * @throws QueueFullError if too many acts wait
   */
  run(kind: ActKind, act: ThreadAct): Promise<Count> {
    return this.batcher.run(kind, act);
  }

  private async writeBatch(kind: ActKind, acts: readonly ThreadAct[]): Promise<(Count | Promise<Count>)[]> {
    const counts = await actOnThreads(this.dbs[kind.act], kind, acts, "skip").catch((error: unknown) => {
      // Any other failure, such as a lost connection, would also hit each single act: a retry multiplies the load.
      if (!isRefusedValue(error)) throw error;
      return [];
    });
    // Written separately: acts on locked or missing threads, and the whole batch if a value of one act was refused.
    return acts.map((act, place) => counts[place] ?? this.writeSingle(kind, act));
  }

  private async writeSingle(kind: ActKind, act: ThreadAct): Promise<Count> {
    const [count] = await actOnThreads(this.dbs[kind.act], kind, [act], "wait");
    return count;
  }
}
