import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect as dial, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { type Cluster, ensurePostgres, withCluster } from "../../../../scripts/lib/ensure-postgres.ts";
import { bundleServer, type ServerProcess, startProcess } from "../test/process.ts";
import { startServer } from "../test/support.ts";
import { longText } from "../test/thread-fixtures.ts";

// Each test starts processes and clusters, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const bin = await ensurePostgres();
/** Runs a body on a cluster that does not lose acknowledged writes when it is killed. */
const onCluster = (body: (cluster: Cluster) => Promise<void>): Promise<void> =>
  withCluster(body, bin, { synchronous_commit: "on", lc_messages: "C" }, { inMemory: true });

/** Opens a migrated database for one test, on the PostgreSQL of all tests. @returns its address */
async function openDatabase(): Promise<string> {
  const { url, close } = await startServer();
  onTestFinished(close);
  return url;
}

let bundle: string;
beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => rm(bundle, { recursive: true, force: true }));

const running: ServerProcess[] = [];
async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(bundle, settings);
  running.push(server);
  return server;
}
afterEach(async () => {
  for (const server of running.splice(0)) await server.remove();
});

interface Answer {
  code: number;
  msg: string;
  token: string;
  data: { id: string };
}

/** Creates an API client. Each member has a different address. */
function client(origin: string) {
  let address = 0;
  const post = async (path: string, body: object, token?: string, from = "10.0.0.1") => {
    const response = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": from,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as Answer) };
  };
  return {
    post,
    async member(username: string): Promise<string> {
      address += 1;
      const from = `10.0.1.${address}`;
      const account = { username, password: "Lenscape2026" };
      await post("/register", { ...account, nickname: username }, undefined, from);
      const { token } = await post("/login", account, undefined, from);
      return token;
    },
    async thread(token: string): Promise<string> {
      const { data } = await post("/api/thread/create", { threadClassify: 0, content: longText }, token);
      return data.id;
    },
  };
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const connection = new pg.Client(url);
  await connection.connect();
  const { rows } = await connection.query<Row>(text);
  await connection.end();
  return rows;
}

const readyz = (origin: string) => fetch(`${origin}/readyz`).then(({ status }) => status);

test.skipIf(!bin)(
  "the server waits for PostgreSQL at the start, and a crash of PostgreSQL neither stops it nor loses acknowledged writes",
  () =>
    onCluster(async (cluster) => {
      await cluster.kill();
      const server = await start({ DATABASE_URL: cluster.url });
      await vi.waitFor(() => expect(server.output()).toContain("正在等待 PostgreSQL"), { timeout: 60_000 });
      expect(server.isAlive()).toBe(true);
      await cluster.start();
      const origin = await server.ready();
      expect(server.output().match(/正在等待 PostgreSQL：.*ECONNREFUSED/g)).toHaveLength(1);

      const { post, member, thread } = client(origin);
      const tokens: string[] = [];
      for (let n = 0; n < 10; n++) tokens.push(await member(`writer${n}`));
      const threadId = await thread(tokens[0]!);
      const acknowledged = new Set<string>();
      const refusals: unknown[] = [];
      let isOver = false;
      const write = async (token: string, n: number) => {
        for (let at = 0; !isOver; at++) {
          const content = `写下的第 ${n}.${at} 句`;
          const answer = await post("/api/thread/addPost", { threadId, content }, token);
          if (answer.code === 200) acknowledged.add(content);
          else if (answer.code !== 429) refusals.push([answer.status, answer.code, typeof answer.msg]);
          if (answer.code !== 200) await pause(50);
        }
      };
      const writing = tokens.map(write);
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(10), { timeout: 30_000, interval: 5 });
      await cluster.kill();
      await vi.waitFor(() => expect(refusals.length).toBeGreaterThan(30), { timeout: 30_000 });
      expect(await readyz(origin)).toBe(503);
      await cluster.start();
      await vi.waitFor(async () => expect(await readyz(origin)).toBe(200), { timeout: 30_000 });
      isOver = true;
      await Promise.all(writing);

      expect(new Set(refusals.map(String))).toEqual(new Set(["503,503,string"]));
      const [fresh] = [await member("late")];
      expect((await post("/api/thread/addPost", { threadId, content: "又好了" }, fresh)).code).toBe(200);
      const rows = await query<{ content: string; times: number }>(
        cluster.url,
        "select regexp_replace(content, '<[^>]*>', '', 'g') as content, count(*)::int as times from posts group by 1",
      );
      const stored = new Map(rows.map(({ content, times }) => [content, times]));
      expect([...acknowledged].filter((content) => stored.get(content) !== 1)).toEqual([]);
      expect(server.isAlive()).toBe(true);
      expect(server.output()).not.toContain("    at ");
      expect(server.output().length).toBeLessThan(8000);
    }),
);

/** Opens a connection and sends the start of a request. */
async function sendStart(origin: string, head: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = dial(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(head);
  return socket;
}

test("a shutdown takes less than ten seconds, whatever clients and the database do, and a second signal exits at once", async () => {
  const url = await openDatabase();
  // The longest timeouts that an operator may set.
  const settings = {
    DATABASE_URL: url,
    DATABASE_LOCK_TIMEOUT_MS: "60000",
    DATABASE_STATEMENT_TIMEOUT_MS: "120000",
  };
  const [server, impatient] = [await start(settings), await start(settings)];
  const holder = new pg.Client(url);
  try {
    const origin = await server.ready();
    const other = await impatient.ready();
    const { post, member, thread } = client(origin);
    const token = await member("patient");
    const threadId = await thread(token);
    await holder.connect();
    await holder.query("begin");
    await holder.query("select 1 from threads for update");

    const inFlight = (at: string) => {
      const response = client(at).post("/api/thread/addPost", { threadId, content: "等一个锁" }, token);
      return response.catch(() => undefined);
    };
    const open = [inFlight(origin), inFlight(other)];
    const slow = await sendStart(
      origin,
      `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"user`,
    );
    const stalled = await sendStart(origin, "GET /api/api/without/emoji HTTP/1.1\r\nhost:");
    const stream = await fetch(`${origin}/api/api/bbs/live/stream`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(stream.status).toBe(200);
    await vi.waitFor(
      async () =>
        expect(
          await query(
            url,
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          ),
        ).toHaveLength(2),
      { timeout: 20_000 },
    );
    expect((await post("/login", {})).code).toBe(400);

    const began = performance.now();
    server.signal("SIGTERM");
    expect(await server.ended()).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await stream.text().catch(() => {});

    impatient.signal("SIGTERM");
    await vi.waitFor(() => expect(fetch(`${other}/healthz`)).rejects.toThrow(), { timeout: 20_000 });
    const again = performance.now();
    impatient.signal("SIGTERM");
    expect(await impatient.ended()).toBe(143);
    expect(performance.now() - again).toBeLessThan(2000);
    await Promise.all(open);
    for (const socket of [slow, stalled]) socket.destroy();
  } finally {
    await holder.end();
  }
});

test("with an endpoint, the built server sends traces at the latest when it stops, and logs their IDs", async () => {
  const spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[] = [];
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  onTestFinished(() => {
    collector.closeAllConnections();
    collector.close();
  });
  const server = await start({
    DATABASE_URL: await openDatabase(),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    // Only the shutdown sends spans.
    OTEL_BSP_SCHEDULE_DELAY: "600000",
    // A closed port.
    SMS_URL: "http://127.0.0.1:1",
    SMS_ACCESS_KEY: "key",
    SMS_SECRET: "sms-secret",
    SMS_SIGN_NAME: "镜界社区",
    SMS_TEMPLATE: "SMS_1",
  });
  const { post } = client(await server.ready());
  await post("/api/bbs/phone/sms", { phone: "13912345678" });
  expect(spans).toEqual([]);
  server.signal("SIGTERM");
  expect(await server.ended()).toBe(0);

  const call = spans.find(({ name }) => name === "sms SendSms")!;
  const request = spans.find(({ spanId }) => spanId === call.parentSpanId)!;
  expect(request.name).toMatch(/^POST \w+$/);
  expect(spans.some(({ name, traceId }) => name === "INSERT" && traceId === request.traceId)).toBe(true);
  const line = server
    .output()
    .split("\n")
    .find((text) => text.includes("upstream failed"));
  expect(JSON.parse(line!)).toMatchObject({ trace_id: request.traceId, upstream: "sms" });
});

test("the start ends with a message for errors that waiting does not fix", async () => {
  const nowhere = new URL(inject("template"));
  nowhere.pathname = "/nowhere";
  const server = await start({ DATABASE_URL: nowhere.href });
  expect(await server.ended()).toBe(1);
  expect(server.output()).toContain("连不上 DATABASE_URL 所指的 PostgreSQL：没有这个数据库");
  expect(server.output()).not.toContain("    at ");
});

test("an uncaught error is logged in one line and shuts the process down with code 1", async () => {
  const astray = "process.on('SIGUSR2',()=>void Promise.reject(new Error('went astray')))";
  const server = await start({
    DATABASE_URL: await openDatabase(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(astray)}`,
  });
  const origin = await server.ready();
  expect(await readyz(origin)).toBe(200);
  server.signal("SIGUSR2");
  expect(await server.ended()).toBe(1);
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.includes("went astray"));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 60, msg: "unhandledRejection" }]);
});
