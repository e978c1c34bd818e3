import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../test/support.ts";

const TOKEN = "a-token-for-prometheus";
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: TOKEN });
});
afterAll(() => server.close());

/** Returns a free port. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return port;
}

/** Starts a server with a separate metrics port. Retries if the port has been taken meanwhile. */
async function startOnOwnPort(attempts = 5): Promise<{ port: number; own: TestServer }> {
  const port = await freePort();
  try {
    return { port, own: await startServer({ METRICS_PORT: String(port) }) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || attempts <= 1) throw error;
    return startOnOwnPort(attempts - 1);
  }
}

const scrape = async (authorization?: string) =>
  server.inject({ url: "/metrics", headers: { ...(authorization && { authorization }) } });
const text = async () => (await scrape(`Bearer ${TOKEN}`)).body;
/** Returns the value of a series. */
const seriesOf = (metrics: string, series: string) =>
  Number(
    metrics
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.split(" ")
      .at(-1),
  );

test("metrics need the token, and without a configured token there are none", async () => {
  for (const authorization of [undefined, "Bearer wrong", TOKEN])
    expect((await scrape(authorization)).statusCode).toBe(404);
  expect((await scrape(`Bearer ${TOKEN}`)).headers["content-type"]).toMatch(/^text\/plain; version=/);
  const closed = await startServer();
  expect((await closed.inject({ url: "/metrics" })).statusCode).toBe(404);
  await closed.close();
});

test("requests are counted by operation and envelope code", async () => {
  const count = (metrics: string, operation: string, code: number) =>
    seriesOf(metrics, `lenscape_request_duration_seconds_count{operation="${operation}",code="${code}"}`);
  await server.get("/api/without/thread/topics");
  await server.get("/api/without/thread/topics?pageNum=0");
  await server.get("/getInfo");
  const metrics = await text();
  expect(count(metrics, "topicList", 200)).toBe(1);
  expect(count(metrics, "topicList", 400)).toBe(1);
  expect(count(metrics, "getInfo", 401)).toBe(1);
  expect(count(metrics, "other", 404)).toBeGreaterThan(0);
});

test("a scrape contains process, pools, caches, streams, outbox, jobs and the last backup", async () => {
  await server.db.execute(sql`
    insert into job_runs (name, ended_at, took_ms, ok) values ('rankings', '2026-01-02T03:04:05Z', 250, false)`);
  await server.db.execute(sql`
    insert into outbox (deed, created_at, due_at) values ('{}', now() - interval '90 seconds', now() + interval '1 day')`);
  const backup = "lenscape_backup_verified_timestamp_seconds";
  expect(seriesOf(await text(), backup)).toBeNaN();
  const verified = { at: "2026-01-02T03:04:05Z", bytes: 1, uploads: 1 };
  await server.db.execute(sql`
    insert into site_flags (key, value) values ('backup', ${JSON.stringify({ verified })})`);
  await server.get("/api/without/thread/topics");
  const metrics = await text();
  expect(seriesOf(metrics, backup)).toBe(Date.parse(verified.at) / 1000);
  expect(seriesOf(metrics, "lenscape_database_up")).toBe(1);
  expect(seriesOf(metrics, "lenscape_streams")).toBe(0);
  expect(seriesOf(metrics, "lenscape_outbox_waiting")).toBe(1);
  expect(seriesOf(metrics, "lenscape_outbox_oldest_seconds")).toBeGreaterThanOrEqual(90);
  expect(seriesOf(metrics, 'lenscape_job_last_success{job="rankings"}')).toBe(0);
  expect(seriesOf(metrics, 'lenscape_job_last_duration_seconds{job="rankings"}')).toBe(0.25);
  expect(seriesOf(metrics, 'lenscape_job_last_end_timestamp_seconds{job="rankings"}')).toBe(1767323045);
  expect(seriesOf(metrics, 'lenscape_cache_requests_total{cache="answers",result="miss"}')).toBeGreaterThan(
    0,
  );
  if (server.database.kind === "postgres")
    expect(seriesOf(metrics, 'lenscape_database_connections{pool="reading",state="idle"}')).toBeGreaterThan(
      0,
    );
  expect(metrics).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(metrics).toMatch(/^process_resident_memory_bytes /m);
});

test("without the database, a scrape contains the other metrics", async () => {
  await server.db.execute(sql`alter table outbox rename to outbox_away`);
  try {
    const metrics = await text();
    expect(seriesOf(metrics, "lenscape_database_up")).toBe(0);
    expect(metrics).not.toMatch(/^lenscape_outbox_/m);
    expect(metrics).not.toMatch(/^lenscape_job_/m);
    expect(metrics).toMatch(/^lenscape_streams /m);
  } finally {
    await server.db.execute(sql`alter table outbox_away rename to outbox`);
  }
});

test("with METRICS_PORT, metrics are served on that port and not on the server's", async () => {
  const { port, own } = await startOnOwnPort();
  expect((await own.inject({ url: "/metrics" })).statusCode).toBe(404);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("lenscape_database_up 1");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await own.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test("the metrics for alerts on disk, memory, jobs and certificate exist", async () => {
  expect(seriesOf(await text(), "lenscape_data_free_bytes")).toBeNaN();
  await mkdir(server.config.dataDir, { recursive: true });
  const metrics = await text();
  expect(seriesOf(metrics, "lenscape_data_free_bytes")).toBeGreaterThan(0);
  expect(seriesOf(metrics, "process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(metrics).toContain("# TYPE lenscape_job_interval_seconds gauge");
  expect(metrics).toContain("# TYPE lenscape_certificate_expiry_timestamp_seconds gauge");
});
