import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client.ts";
import { rowsOf } from "./sql.ts";

/**
 * Runs a job now and then again and again; among replicas only one runs it at a time.
 * @param lock a number of its own for the advisory lock
 * @returns a function that stops it and waits for a run under way
 */
export function repeat(
  db: Db,
  log: FastifyBaseLogger,
  {
    name,
    lock,
    everyMs,
    run,
  }: { name: string; lock: number; everyMs: number; run: (tx: Db) => Promise<void> },
): () => Promise<void> {
  let current: Promise<void> = Promise.resolve();
  const turn = () => {
    current = db
      .transaction(async (tx) => {
        const result = await tx.execute(sql`select pg_try_advisory_xact_lock(${lock}) as mine`);
        if (rowsOf<{ mine: boolean }>(result)[0]!.mine) await run(tx);
      })
      .catch((error: unknown) => log.warn({ err: error, job: name }, "job failed"));
  };
  turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
