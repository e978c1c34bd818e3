import { setImmediate as nextCheck, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { completesWithin } from "../core/completes-within.ts";
import type { Database } from "../db/client.ts";
import { policy } from "../policy.ts";

/** How often open requests are checked. */
const LOOK_MS = 50;
/** Time that a connection which was opened just before the port closed has for its first request. */
const FIRST_REQUEST_MS = 200;

interface Running {
  app: FastifyInstance;
  database: Pick<Database, "close">;
  /** Each stops a job and waits for a run in progress. */
  stopJobs: readonly (() => Promise<void>)[];
  /** Sends the spans that wait; undefined without tracing. */
  stopTracing?: (() => Promise<void>) | undefined;
  /** Time from the signal until the port closes. */
  delayMs: number;
}

/**
 * Returns a function that shuts everything down. First it gives proxies `delayMs` to turn to other replicas: /readyz
 * answers 503, and each connection is closed after its next answer. After that it takes less than ten seconds, whatever
 * clients, jobs and the database do: no new requests are accepted, open ones are answered as far as time allows. Call it
 * before the server listens.
 */
export function createShutdown({
  app,
  database,
  stopJobs,
  stopTracing,
  delayMs,
}: Running): () => Promise<void> {
  const { requestsMs, restMs, databaseMs } = policy.stopping;
  const { server, live, log } = app;
  let answering = 0;
  // Before the handler of the app, which may answer at once.
  server.prependListener("request", (_request, response) => {
    if (app.isStopping) response.setHeader("connection", "close");
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
    // Node's check phase follows the reading of sockets: no connection that waits to be accepted and no request that
    // waits to be read is cut off.
    await nextCheck();
    const closed = new Promise((resolve) => server.close(resolve));
    const closedAt = performance.now();
    const look = () => {
      if (answering === 0 && performance.now() - closedAt > FIRST_REQUEST_MS) server.closeAllConnections();
      else server.closeIdleConnections();
    };
    const looking = setInterval(() => setImmediate(look), LOOK_MS);
    await completesWithin(Promise.all([live.close(), closed]), requestsMs);
    clearInterval(looking);
    server.closeAllConnections();
  }

  return async () => {
    app.isStopping = true;
    await pause(delayMs);
    const jobs = stopJobs.map((stop) => stop());
    // Rendering pages calls the app itself, so the app is closed after the last page.
    const rest = drain().then(() => Promise.all([app.close(), ...jobs]));
    if (!(await completesWithin(rest, restMs))) log.warn("stopped before everything was finished");
    // At the same time: the database makes no more spans.
    const traces = stopTracing?.();
    if (!(await completesWithin(database.close(), databaseMs)))
      log.warn("left the database without a goodbye");
    await traces;
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
