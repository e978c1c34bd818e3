import type { FastifyInstance } from "fastify";
import { within } from "../core/within.ts";
import type { Database } from "../db/client.ts";
import { policy } from "../policy.ts";

/** How often connections are looked at that have nothing more to say. */
const IDLE_MS = 50;

interface Running {
  app: FastifyInstance;
  database: Pick<Database, "close">;
  /** Each stops a job and waits for a run under way. */
  stopJobs: readonly (() => Promise<void>)[];
}

/**
 * Lets open requests finish, for a while: nothing new comes in, and a connection is closed when its answer is out or
 * time is up.
 */
async function drain({ server, live }: FastifyInstance): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  await within(Promise.all([live.close(), closed]), policy.stopping.requestsMs);
  clearInterval(idle);
  server.closeAllConnections();
}

/** Stops what runs, in less than ten seconds whatever clients, jobs and the database do. */
export async function stopAll({ app, database, stopJobs }: Running): Promise<void> {
  const { restMs, databaseMs } = policy.stopping;
  const jobs = stopJobs.map((stop) => stop());
  // Pages ask the app itself while they are made, so it is closed after the last of them.
  const rest = drain(app).then(() => Promise.all([app.close(), ...jobs]));
  if (!(await within(rest, restMs))) app.log.warn("stopped before everything was finished");
  if (!(await within(database.close(), databaseMs))) app.log.warn("left the database without a goodbye");
}

/**
 * Ends the process with grace at the first SIGTERM or SIGINT, at once at the second, and with a line and code 1 when
 * something was thrown that nobody caught: what it left half done nobody knows, so it does not go on.
 */
export function stopOnSignals(running: Running): void {
  const { log } = running.app;
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stopAll(running).catch((error: unknown) => log.error({ err: error }, "not stopped cleanly"));
    process.exit(code);
  };
  for (const [signal, number] of [
    ["SIGINT", 2],
    ["SIGTERM", 15],
  ] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(128 + number);
      void stop(0);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      void stop(1);
    });
  }
}
