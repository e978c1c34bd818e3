import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { jobRuns } from "../db/schema/index.ts";
import type { ErrorReporter } from "./error-reporter.ts";
import { describeError } from "./log.ts";
import { oneRow, rowsOf } from "./sql.ts";

const FAILURE_LENGTH = 200;

/** Records the last run of a job and its result, for the console. */
async function recordRun(
  db: Db,
  { name, ...run }: Omit<typeof jobRuns.$inferInsert, "endedAt">,
): Promise<void> {
  const outcome = { ...run, endedAt: new Date() };
  await db
    .insert(jobRuns)
    .values({ name, ...outcome })
    .onConflictDoUpdate({ target: jobRuns.name, set: outcome });
}

/** Interval in milliseconds of every job that this process schedules, by name. */
export const jobIntervals = new Map<string, number>();

/**
 * Runs a job at once and then at an interval. Only one replica runs it at a time.
 * @param lock unique number of the advisory lock
 * @returns a function that stops the job and waits for a run in progress
 */
export function scheduleJob(
  db: Db,
  reports: ErrorReporter,
  {
    name,
    lock,
    everyMs,
    run,
  }: { name: string; lock: number; everyMs: number; run: (tx: Db) => Promise<void> },
): () => Promise<void> {
  jobIntervals.set(name, everyMs);
  let current: Promise<void> = Promise.resolve();
  const attempt = async () => {
    const began = performance.now();
    const note = (failure: string) =>
      recordRun(db, { name, tookMs: Math.round(performance.now() - began), ok: failure === "", failure });
    try {
      const ran = await db.transaction(async (tx) => {
        const result = await tx.execute(sql`select pg_try_advisory_xact_lock(${lock}) as mine`);
        const { mine } = oneRow(rowsOf<{ mine: boolean }>(result), "attempt");
        if (mine) await run(tx);
        return mine;
      });
      if (ran) await note("");
    } catch (error) {
      reports.warn("job failed", error, { job: name });
      // The run cannot be recorded while the database is unreachable.
      await note(describeError(error as Error).message.slice(0, FAILURE_LENGTH)).catch(() => {});
    }
  };
  const start = () => {
    current = attempt();
  };
  start();
  const timer = setInterval(start, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
