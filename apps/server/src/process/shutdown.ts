import type { FastifyInstance } from "fastify";
import { completesWithin } from "../core/completes-within.ts";
import type { Database } from "../db/client.ts";
import { policy } from "../policy.ts";

/** How often open requests are checked. */
const LOOK_MS = 50;

interface Running {
  app: FastifyInstance;
  database: Pick<Database, "close">;
  /** Each stops a job and waits for a run in progress. */
  stopJobs: readonly (() => Promise<void>)[];
}

/**
 * Returns a function that shuts everything down in less than ten seconds, whatever clients, jobs and the database do:
 * no new requests are accepted, open ones are answered as far as time allows. Call it before the server listens.
 */
export function createShutdown({ app, database, stopJobs }: Running): () => Promise<void> {
  const { requestsMs, restMs, databaseMs } = policy.stopping;
  const { server, live, log } = app;
  let answering = 0;
  server.on("request", (_request, response) => {
    answering += 1;
    response.once("close", () => {
      answering -= 1;
    });
  });

  /**
   * A connection is closed after its answer; idle ones that a browser opened in advance are closed with the last of
   * them.
   */
  async function drain(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    const looking = setInterval(() => {
      if (answering === 0) server.closeAllConnections();
      else server.closeIdleConnections();
    }, LOOK_MS);
    await completesWithin(Promise.all([live.close(), closed]), requestsMs);
    clearInterval(looking);
    server.closeAllConnections();
  }

  return async () => {
    const jobs = stopJobs.map((stop) => stop());
    // Rendering pages calls the app itself, so the app is closed after the last page.
    const rest = drain().then(() => Promise.all([app.close(), ...jobs]));
    if (!(await completesWithin(rest, restMs))) log.warn("stopped before everything was finished");
    if (!(await completesWithin(database.close(), databaseMs)))
      log.warn("left the database without a goodbye");
  };
}

/**
 * Shuts down gracefully at the first SIGTERM or SIGINT, at once at the second, and with a log line and code 1 after an
 * uncaught error, because the state it left is unknown.
 */
export function stopOnSignals(running: Running): void {
  const { log } = running.app;
  const stopAll = createShutdown(running);
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stopAll().catch((error: unknown) => log.error({ err: error }, "not stopped cleanly"));
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
