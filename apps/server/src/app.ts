import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from "fastify";
import { DeferredWrites } from "./cache/deferred-writes.ts";
import { SharedCaches } from "./cache/shared-caches.ts";
import { ViewCounter } from "./cache/view-counter.ts";
import { ViewerCache } from "./cache/viewer-cache.ts";
import { WriteBehind } from "./cache/write-behind.ts";
import type { Config } from "./config.ts";
import { allowOrigins } from "./contract/cors.ts";
import { serveDocument } from "./contract/document.ts";
import { mountContract } from "./contract/mount.ts";
import { touchKeys } from "./core/api-keys.ts";
import { clientAddressOf } from "./core/client-address.ts";
import { ErrorReporter } from "./core/error-reporter.ts";
import { type Failure, failureOf, isOverloaded, isUnreachable } from "./core/failures.ts";
import { fileHeaders, secureHeaders } from "./core/headers.ts";
import { describeError } from "./core/log.ts";
import { answerMalformedRequest, refuseSeveralHosts, sendNotFound } from "./core/malformed-request.ts";
import { serveMetrics } from "./core/metrics.ts";
import { OutboxWorker } from "./core/outbox.ts";
import { statusOf } from "./core/request-error.ts";
import { createRequestIds } from "./core/request-ids.ts";
import type { Services } from "./core/services.ts";
import { touchSessions, viewerOf } from "./core/session.ts";
import { type Clock, createClock } from "./core/time.ts";
import { TokenBuckets } from "./core/token-buckets.ts";
import { traceRequests } from "./core/trace-requests.ts";
import { getLogFields } from "./core/tracing.ts";
import { observeUpstreams } from "./core/upstream.ts";
import type { Viewer } from "./core/viewer.ts";
import type { Database } from "./db/client.ts";
import { ReadReplica } from "./db/read-replica.ts";
import { ActBatches, CommentBatches, consequences } from "./modules/content/index.ts";
import { handlers } from "./modules/handlers.ts";
import { AccessCache, enforceAccess, lacksTwoStep } from "./modules/identity/index.ts";
import { MediaPool, serveResumable, serveUploads } from "./modules/media/index.ts";
import { LiveHub } from "./modules/messaging/index.ts";
import { serveUnsubscribe } from "./modules/notifications/index.ts";
import { serveExports } from "./modules/people/index.ts";
import { Browsing, welcomeBack } from "./modules/rewards/index.ts";
import { screenFields } from "./modules/screening/index.ts";
import { SearchIndexer } from "./modules/search/index.ts";
import { FoundingGate, refuseUntilFounded, serveLogo } from "./modules/site/index.ts";
import { policy } from "./policy.ts";
import { serveSitemap } from "./web/sitemap.ts";

declare module "fastify" {
  interface FastifyInstance {
    reports: ErrorReporter;
    /** Times of the last uses of sessions, by ID. */
    sessionUses: WriteBehind<Date>;
    /** Whether the process is shutting down. */
    isStopping: boolean;
  }
}

/**
 * Builds the server without listening, for production, tests and benchmarks. Closing the app flushes pending writes. The
 * caller closes the database.
 */
export async function buildApp(
  config: Config,
  database: Database,
  clock: Clock = createClock(config.timeZone),
): Promise<FastifyInstance> {
  const { max, headMs, wholeMs, checkMs, silentMs } = policy.connections;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(config.tracing && { mixin: getLogFields }),
      redact: ["req.headers.authorization", "req.headers.cookie", "password", "code", "token"],
      serializers: {
        err: describeError,
        // Without the query, which may contain input of a member.
        req: (request) => ({
          method: request.method,
          path: request.url?.split("?")[0],
          ip: clientAddressOf(request).text,
        }),
      },
    },
    // No child logger per request, because it would only add the request ID, which is logged where it is needed.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: policy.body.minBytes,
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs },
    requestTimeout: wholeMs,
    connectionTimeout: silentMs,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    // A malformed URL is a 404.
    frameworkErrors: (_error, _request, reply) => sendNotFound(reply as FastifyReply),
    clientErrorHandler: answerMalformedRequest,
  });

  app.server.maxConnections = max;

  const reports = new ErrorReporter(app.log, policy.reportMs);
  app.decorate("reports", reports);
  app.decorate("isStopping", false);
  const unobserve = observeUpstreams((result) => {
    if (result.outcome !== "ok") reports.upstream(result);
  });
  app.addHook("onClose", async () => {
    unobserve();
    reports.close();
  });
  if (config.tracing) traceRequests(app, config.trustedProxies > 0);
  secureHeaders(app, config);
  refuseSeveralHosts(app);
  const { db } = database;
  const dbOf = database.of ?? (() => db);
  app.decorate("outbox", new OutboxWorker(dbOf("outbox"), consequences, reports));
  app.addHook("onClose", () => app.outbox.close());
  if (database.slow) database.slow.onSlow = (slow) => reports.slow(slow);
  const services: Services = { db, config, clock, outbox: app.outbox };
  const actDbs = {
    like: dbOf("threadThumbup"),
    favorite: dbOf("threadFavorite"),
    share: dbOf("threadShare"),
    browse: dbOf("threadBrowse"),
  };
  app.decorate("acts", new ActBatches(actDbs));
  app.decorate("comments", new CommentBatches(dbOf("threadAddPost")));
  app.decorate("searchIndexer", new SearchIndexer(dbOf("searchIndexer"), reports));
  app.addHook("onClose", () => app.searchIndexer.close());
  app.decorate("views", new ViewCounter(db, reports));
  app.addHook("onClose", () => app.views.close());
  app.decorate("deferredWrites", new DeferredWrites(reports));
  app.addHook("onClose", () => app.deferredWrites.close());
  app.decorate("browsing", new Browsing(services, app.deferredWrites));
  app.decorate("sharedCaches", new SharedCaches(db, reports));
  app.addHook("onClose", () => app.sharedCaches.close());
  const { databaseReadUrl } = config;
  app.decorate(
    "replica",
    databaseReadUrl ? new ReadReplica(db, databaseReadUrl, config.database, reports) : undefined,
  );
  app.addHook("onClose", () => app.replica?.close());
  app.decorate(
    "keyUses",
    new WriteBehind<Date>({
      name: "uses of keys",
      everyMs: policy.apiKeys.usesEveryMs,
      write: (uses) => touchKeys(db, uses),
      reports,
    }),
  );
  app.addHook("onClose", () => app.keyUses.close());
  app.decorate(
    "sessionUses",
    new WriteBehind<Date>({
      name: "uses of sessions",
      everyMs: policy.session.usesEveryMs,
      async write(uses) {
        const userIds = await touchSessions(db, uses);
        // The uses are stored at this point. A failed welcome is repeated on another day.
        await welcomeBack(db, userIds).catch((error) => reports.warn("members not welcomed back", error));
      },
      reports,
    }),
  );
  app.addHook("onClose", () => app.sessionUses.close());
  app.decorate("access", new AccessCache(db, reports));
  app.decorate("founding", new FoundingGate(db, config.setup));
  app.decorate(
    "viewers",
    new ViewerCache((token) =>
      viewerOf(db, token, (sessionId) => app.sessionUses.add(sessionId, new Date())),
    ),
  );
  app.decorate("attempts", new TokenBuckets(policy.attempts.windowSeconds, policy.attempts.callers));
  // Closed before the port, which waits for open responses.
  app.decorate("live", new LiveHub(database, reports, policy.live));
  app.live.onViewers = (userIds) => app.viewers.evict(userIds);
  app.live.onHearing = (from, upTo) => app.viewers.setNotified(from, upTo);
  app.addHook("preClose", () => app.live.close());

  serveMetrics(app, config, database);

  app.decorate("media", new MediaPool(config.mediaProcesses));
  app.addHook("onClose", async () => app.media.close());

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.code === "FST_STATIC_FORBIDDEN_PATH") return reply.callNotFound();
    const failure = failureOf(error);
    const traceId = request.id;
    if (!failure) reports.error("fault", error, { traceId });
    else if (isUnreachable(error)) reports.warn("database unreachable", error, { traceId });
    else if (isOverloaded(error)) reports.warn("database overloaded", error, { traceId });
    if (failure?.retryAfter !== undefined) reply.header("retry-after", failure.retryAfter);
    const body: Failure = failure ?? {
      code: 500,
      msg: "系统繁忙，请稍后再试",
      reason: "INTERNAL_ERROR",
      traceId,
    };
    reply.failureCode = body.code;
    return reply
      .status(statusOf(body.code))
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify)
      .send(body);
  });

  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));

  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (app.isStopping) return reply.status(503).send({ status: "stopping" });
    const health = await database.getHealth().catch(() => "unreachable" as const);
    if (health === "ready") return { status: "ready" };
    return reply.status(503).send({ status: `database ${health}` });
  });

  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL("../static", import.meta.url)),
    prefix: "/static/",
    maxAge: "7d",
    setHeaders: fileHeaders,
  });
  serveUploads(app, services, database);
  serveLogo(app, db);
  serveSitemap(app, config, db);
  serveExports(app, services);
  serveUnsubscribe(app, services);
  serveDocument(app, config);
  await app.register(
    async (api) => {
      await allowOrigins(api, config.corsOrigins);
      refuseUntilFounded(api, config.apiBase);
      enforceAccess(api);
      const lacks = config.operatorTwoStep ? (viewer: Viewer) => lacksTwoStep(db, config, viewer) : undefined;
      await mountContract(api, services, handlers, dbOf, screenFields, lacks);
      serveResumable(api, services, lacks);
    },
    { prefix: config.apiBase },
  );
  return app;
}
