import { setImmediate as nextCheck, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { completesWithin } from "../core/completes-within.ts";
import type { Database } from "../db/client.ts";
import { policy } from "../policy.ts";

/** Interval between checks for open requests in milliseconds. */
const CHECK_INTERVAL_MS = 50;
/** Time for the first request of a connection that was opened just before the port closed, in milliseconds. */
const FIRST_REQUEST_MS = 200;

interface RunningServer {
  app: FastifyInstance;
  database: Pick<Database, "close">;
  /** Functions that stop a job and wait for a run in progress. */
  stopJobs: readonly (() => Promise<void>)[];
  /** Sends the pending spans; undefined without tracing. */
  stopTracing?: (() => Promise<void>) | undefined;
  /** Time from the signal until the port closes, in milliseconds. */
  delayMs: number;
}

/**
 * Returns a function that shuts everything down. For `delayMs`, /readyz answers 503 and each connection is closed after
 * its next response, so that proxies switch to other replicas. Then the port closes, and open requests are answered as
 * far as time allows. This takes less than ten seconds, whatever clients, jobs and the database do. Call it before the
 * server listens.
 */
export function createShutdown({
  app,
  database,
  stopJobs,
  stopTracing,
  delayMs,
}: RunningServer): () => Promise<void> {
  const { requestsMs, restMs, databaseMs } = policy.stopping;
  const { server, live, log } = app;
  let answering = 0;
  // Prepended, because the handler of the app may answer at once.
  server.prependListener("request", (_request, response) => {
    if (app.isStopping) response.setHeader("connection", "close");
    answering += 1;
    response.once("close", () => {
      answering -= 1;
    });
  });

  /** Closes the port and the connections: each after its response, and unused ones after the last response. */
  async function drain(): Promise<void> {
    // Node's check phase follows the reading of sockets, so that pending connections and requests are not cut off.
    await nextCheck();
    const closed = new Promise((resolve) => server.close(resolve));
    const closedAt = performance.now();
    const closeConnections = () => {
      if (answering === 0 && performance.now() - closedAt > FIRST_REQUEST_MS) server.closeAllConnections();
      else server.closeIdleConnections();
    };
    const timer = setInterval(() => setImmediate(closeConnections), CHECK_INTERVAL_MS);
    await completesWithin(Promise.all([live.close(), closed]), requestsMs);
    clearInterval(timer);
    server.closeAllConnections();
  }

  return async () => {
    app.isStopping = true;
    await pause(delayMs);
    const jobs = stopJobs.map((stop) => stop());
    // Rendering a page calls the app, so the app is closed after the last page.
    const rest = drain().then(() => Promise.all([app.close(), ...jobs]));
    if (!(await completesWithin(rest, restMs))) log.warn("stopped before everything was finished");
    // At the same time, because closing the database creates no spans.
    const traces = stopTracing?.();
    if (!(await completesWithin(database.close(), databaseMs)))
      log.warn("left the database without a goodbye");
    await traces;
  };
}

/**
 * Shuts down gracefully on the first SIGTERM or SIGINT and exits at once on the second. After an uncaught error, which
 * leaves an unknown state, it logs the error and shuts down with code 1.
 */
export function stopOnSignals(running: RunningServer): void {
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
