import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "../config.ts";
import type { Database } from "../db/client.ts";
import { CertificateProbe } from "./certificate.ts";
import { completesWithin } from "./completes-within.ts";
import { jobIntervals } from "./jobs.ts";
import { findBackupRecord } from "./last-backup.ts";
import { oneRow, rowsOf } from "./sql.ts";
import { observeUpstreams, type UpstreamResult } from "./upstream.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Operation label of the route's requests; `other` by default, null for routes that are not timed, such as streams. */
    operation?: string | null;
  }
  interface FastifyReply {
    /** Envelope code of a failure; 0 if the HTTP status applies. */
    failureCode: number;
  }
}

/** Histogram buckets in seconds, from responses from memory up to the time limit of statements. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Maximum number of connections to the metrics port. */
const MAX_SCRAPERS = 20;

/** Timeout of a scrape for the values of the database in milliseconds. */
const DATABASE_TIMEOUT_MS = 2000;

interface Queued {
  waiting: number;
  oldest: number;
}

interface JobRun {
  name: string;
  ended: number;
  took: number;
  ok: boolean;
}

/** Values that are read from the database. */
interface DatabaseValues {
  queued: Queued;
  runs: JobRun[];
  /** Time of the last verified backup in seconds since 1970; undefined before the first one. */
  backupAt: number | undefined;
}

/** The metrics for Prometheus. They contain no data of members. */
class Metrics {
  readonly registry = new Registry();
  private readonly certificate: CertificateProbe;
  private readonly requests = this.histogram(
    "lenscape_request_duration_seconds",
    "Time until a request was answered, by operation of the contract (or page, upload, other) and code of the envelope. What a page asks for while it is rendered counts too.",
    ["operation", "code"],
  );
  private readonly upstreams = this.histogram(
    "lenscape_upstream_duration_seconds",
    "Duration of calls to other services, by upstream and outcome (ok, refused, failed, timeout, unreachable).",
    ["upstream", "outcome"],
  );
  private readonly up = this.gauge("lenscape_database_up", "1 when the database answered this scrape.");
  private readonly outbox = this.gauge("lenscape_outbox_waiting", "Deeds whose consequences are to follow.");
  private readonly outboxAge = this.gauge(
    "lenscape_outbox_oldest_seconds",
    "How long the oldest deed waits.",
  );
  private readonly jobEnded = this.gauge("lenscape_job_last_end_timestamp_seconds", "When a job ran last.", [
    "job",
  ]);
  private readonly jobTook = this.gauge("lenscape_job_last_duration_seconds", "How long it took.", ["job"]);
  private readonly backupAt = this.gauge(
    "lenscape_backup_verified_timestamp_seconds",
    "When the last backup was made that has been restored once; missing before the first one.",
  );
  private readonly jobOk = this.gauge("lenscape_job_last_success", "1 when its last run succeeded.", ["job"]);

  constructor(
    { live, sharedCaches }: FastifyInstance,
    private readonly database: Database,
    { dataDir, publicOrigin }: Pick<Config, "dataDir" | "publicOrigin">,
  ) {
    this.certificate = new CertificateProbe(publicOrigin);
    const { registry } = this;
    collectDefaultMetrics({ register: registry });
    this.gauge("lenscape_streams", "Open streams of members.", [], (gauge) => gauge.set(live.size));
    this.gauge(
      "lenscape_database_connections",
      "Connections of this process, and the statements that wait for one.",
      ["pool", "state"],
      (gauge) => {
        for (const { pool, ...states } of database.connections?.() ?? [])
          for (const [state, count] of Object.entries(states)) gauge.set({ pool, state }, count);
      },
    );
    this.gauge(
      "lenscape_data_free_bytes",
      "Free room on the disk of the data folder, for this user.",
      [],
      async (gauge) => {
        // NaN while there is no data folder, which 0 would report as a full disk.
        const free = await statfs(dataDir).then(
          ({ bavail, bsize }) => bavail * bsize,
          () => Number.NaN,
        );
        gauge.set(free);
      },
    );
    this.gauge(
      "lenscape_job_interval_seconds",
      "Time between two runs of a job, as this process schedules it.",
      ["job"],
      (gauge) => {
        for (const [job, everyMs] of jobIntervals) gauge.set({ job }, everyMs / 1000);
      },
    );
    this.gauge(
      "lenscape_certificate_expiry_timestamp_seconds",
      "End of the certificate at PUBLIC_ORIGIN; missing if it is not https or not reachable from here.",
      [],
      async (gauge) => {
        gauge.remove();
        const expiry = await this.certificate.expiry();
        if (expiry !== undefined) gauge.set(expiry);
      },
    );
    new Counter({
      name: "lenscape_cache_requests_total",
      help: "Answers and pages that are the same for everybody: kept ones (hit) and made ones (miss).",
      labelNames: ["cache", "result"],
      registers: [registry],
      collect() {
        this.reset();
        for (const { name, hits, misses } of sharedCaches.stats()) {
          this.inc({ cache: name, result: "hit" }, hits);
          this.inc({ cache: name, result: "miss" }, misses);
        }
      },
    });
  }

  count({ routeOptions }: FastifyRequest, code: number, ms: number): void {
    const { operation = "other" } = routeOptions.config;
    if (operation !== null) this.requests.observe({ operation, code }, ms / 1000);
  }

  countUpstream({ upstream, outcome, ms }: UpstreamResult): void {
    this.upstreams.observe({ upstream, outcome }, ms / 1000);
  }

  /** Returns all metrics in the text format of Prometheus, without the values of the database if it does not answer in time. */
  async text(): Promise<string> {
    let values: DatabaseValues | undefined;
    await completesWithin(
      this.queryDatabase().then((result) => {
        values = result;
      }),
      DATABASE_TIMEOUT_MS,
    );
    this.up.set(values ? 1 : 0);
    this.setDatabaseValues(values);
    return this.registry.metrics();
  }

  private async queryDatabase(): Promise<DatabaseValues> {
    const { db } = this.database;
    const [queued, runs, { verified }] = await Promise.all([
      db.execute(sql`
        select count(*)::int as waiting,
          coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest from outbox`),
      db.execute(sql`
        select name, extract(epoch from ended_at)::float8 as ended, took_ms / 1000.0::float8 as took, ok
        from job_runs`),
      findBackupRecord(db),
    ]);
    return {
      queued: oneRow(rowsOf<Queued>(queued), "queryDatabase"),
      runs: rowsOf<JobRun>(runs),
      backupAt: verified && Date.parse(verified.at) / 1000,
    };
  }

  /** Replaces the values of the database; removes them if undefined. */
  private setDatabaseValues(values: DatabaseValues | undefined): void {
    for (const gauge of [this.outbox, this.outboxAge, this.backupAt]) gauge.remove();
    for (const gauge of [this.jobEnded, this.jobTook, this.jobOk]) gauge.reset();
    if (!values) return;
    this.outbox.set(values.queued.waiting);
    this.outboxAge.set(values.queued.oldest);
    if (values.backupAt !== undefined) this.backupAt.set(values.backupAt);
    for (const { name: job, ended, took, ok } of values.runs) {
      this.jobEnded.set({ job }, ended);
      this.jobTook.set({ job }, took);
      this.jobOk.set({ job }, ok ? 1 : 0);
    }
  }

  private gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect?: (gauge: Gauge<Label>) => void | Promise<void>,
  ): Gauge<Label> {
    return new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      ...(collect && {
        collect() {
          return collect(this);
        },
      }),
    });
  }

  private histogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.registry] });
  }
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request may read the metrics: it has the bearer token, or no token is configured. */
const isAuthorized = (authorization: string | undefined, token: string): boolean =>
  token === "" || timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));

/**
 * Serves `/metrics` for Prometheus on a separate port, or on the server's port with a token. Without either setting,
 * nothing is counted. Call it before registering routes.
 */
export function serveMetrics(app: FastifyInstance, config: Config, database: Database): void {
  const { metrics: settings } = config;
  app.decorateReply("failureCode", 0);
  if (!settings) return;
  const metrics = new Metrics(app, database, config);
  app.addHook("onResponse", (request, reply, done) => {
    metrics.count(request, reply.failureCode || reply.statusCode, reply.elapsedTime);
    done();
  });
  const unobserve = observeUpstreams((result) => metrics.countUpstream(result));
  app.addHook("onClose", async () => unobserve());
  const { port, host, token } = settings;
  if (port === undefined) {
    app.get("/metrics", { config: { operation: null } }, async ({ headers }, reply) => {
      if (!isAuthorized(headers.authorization, token)) return reply.callNotFound();
      return reply.type(metrics.registry.contentType).send(await metrics.text());
    });
    return;
  }
  const server = createServer(({ url, headers }, response) => {
    if (url !== "/metrics" || !isAuthorized(headers.authorization, token))
      return response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.registry.contentType }).end(text),
      (error: unknown) => {
        app.reports.error("metrics not told", error);
        response.writeHead(500).end();
      },
    );
  });
  server.maxConnections = MAX_SCRAPERS;
  app.addHook("onReady", () => listen(server, port, host));
  app.addHook("onClose", async () => void server.close());
}

/** Waits until the server listens. Rejects if it cannot. */
function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // The listener stays for later errors, which would otherwise end the process. A failed scrape is visible in Prometheus.
    server.on("error", reject).listen(port, host, resolve);
  });
}
