import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { trace } from "@opentelemetry/api";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { readTracing } from "../config/tracing.ts";
import { startServer } from "../test/support.ts";
import { comment as addComment, publish } from "../test/thread-fixtures.ts";
import { traceRequests } from "./trace-requests.ts";
import { getLogFields } from "./tracing.ts";
import { startTracing } from "./tracing-sdk.ts";

const PHONE = "13912345678";
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
const traceparent = `00-${TRACE}-${PARENT}-01`;
const [SERVER, CLIENT] = [2, 3];

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
}

const originOf = (http: Server) => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

const attribute = ({ attributes }: Pick<OtlpSpan, "attributes">, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

async function listen(handler: Parameters<typeof createServer>[1], port = 0): Promise<Server> {
  const http = createServer(handler as never).listen(port, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(async () => {
    http.closeAllConnections();
    if (http.listening) await once(http.close(), "close");
  });
  return http;
}

/** Starts a collector for OTLP in JSON. */
async function startCollector(getStatus: () => Promise<number> = async () => 200, port = 0) {
  const spans: OtlpSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const requests: IncomingMessage[] = [];
  const http = await listen(async (request, response) => {
    requests.push(request);
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      resources.push(
        Object.fromEntries(["service.name", "region"].map((name) => [name, attribute(resource, name)])),
      );
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(await getStatus(), { "content-type": "application/json" }).end("{}");
  }, port);
  const named = (name: string) => spans.filter((span) => span.name === name);
  return { origin: originOf(http), http, spans, resources, requests, named };
}

/** Starts tracing by environment variables, as the server does. */
function start(endpoint: string, env: Record<string, string> = {}) {
  const all = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    ...env,
  };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const log = { info: vi.fn(), warn: vi.fn() };
  const stop = startTracing(readTracing(all)!, log);
  onTestFinished(stop);
  return { env: all, log, stop };
}

afterEach(() => vi.unstubAllEnvs());

/** Creates an app with one traced route. */
function createApp(trustsProxy = false) {
  const app: FastifyInstance = Fastify();
  app.decorateReply("failureCode", 0);
  traceRequests(app, trustsProxy);
  const config = { operation: "open" };
  app.get("/open", { config }, async () => getLogFields());
  app.post("/open", { config }, async () => getLogFields());
  onTestFinished(() => app.close());
  const open = (headers = {}) => app.inject({ url: "/open?word=secret", headers });
  return { app, open };
}

test("a request is one trace of HTTP, SQL and upstream calls, linked from the outbox, without any value", async () => {
  const collector = await startCollector();
  const sms = await listen((_request, response) => void response.end('{"Code":"OK"}'));
  const { env, stop } = start(collector.origin, {
    OTEL_SERVICE_NAME: "forum",
    OTEL_RESOURCE_ATTRIBUTES: "region=cn%2Dnorth",
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%2Cb",
  });
  const server = await startServer({
    ...env,
    TRUSTED_PROXIES: "1",
    SMS_URL: originOf(sms),
    SMS_ACCESS_KEY: "key",
    SMS_SECRET: "sms-secret",
    SMS_SIGN_NAME: "镜界社区",
    SMS_TEMPLATE: "SMS_1",
  });
  onTestFinished(() => server.close());
  const sent = await server.app.inject({
    method: "POST",
    url: "/api/api/bbs/phone/sms",
    headers: { traceparent },
    payload: { phone: PHONE },
  });
  expect(sent.json().code).toBe(200);
  const { token } = await server.member("writer");
  const threadId = await publish(server, token);
  // The outbox worker may apply an event before its request has stored the link, so one of three links is enough.
  for (let n = 0; n < 3; n++) await addComment(server, token, threadId, { content: `秘密的话 ${n}` });
  await server.get("/api/without/emoji?code=a-code-in-a-query", token);
  await server.app.outbox.settled();
  await stop();

  const { spans, named } = collector;
  expect(collector.resources[0]).toEqual({ "service.name": "forum", region: "cn-north" });
  expect(collector.requests[0]).toMatchObject({ url: "/v1/traces", headers: { "api-key": "a,b" } });

  const [request] = spans.filter((span) => span.traceId === TRACE && span.kind === SERVER);
  expect(request).toMatchObject({ parentSpanId: PARENT });
  expect(attribute(request!, "http.route")).toBe("/api/api/bbs/phone/sms");
  expect(attribute(request!, "http.response.status_code")).toBe(200);
  const [upstream] = named("sms SendSms");
  expect(upstream).toMatchObject({ traceId: TRACE, parentSpanId: request!.spanId, kind: CLIENT });
  expect(attribute(upstream!, "server.address")).toBe(new URL(originOf(sms)).host);
  expect(attribute(upstream!, "lenscape.outcome")).toBe("ok");

  const batch = named("outbox").find(({ links = [] }) => links.length > 0);
  const written = named("POST threadAddPost").find(({ spanId }) => spanId === batch?.links?.[0]?.spanId);
  expect(written).toBeDefined();
  expect(batch!.parentSpanId).toBeFalsy();
  expect(batch!.traceId).not.toBe(written!.traceId);

  if (server.database.kind === "postgres") {
    const statements = spans.filter((span) => span.traceId === TRACE && attribute(span, "db.query.text"));
    expect(statements.every(({ kind }) => kind === CLIENT)).toBe(true);
    expect(statements.map(({ parentSpanId }) => parentSpanId)).toContain(request!.spanId);
    expect(statements.map((span) => attribute(span, "db.query.text")).join()).toContain("$1");
    expect(spans.some((span) => span.parentSpanId === written!.spanId && span.kind === CLIENT)).toBe(true);
    expect(named("DELETE").some(({ parentSpanId }) => parentSpanId === batch!.spanId)).toBe(true);
  }
  const sentText = JSON.stringify(spans);
  for (const value of [PHONE, "秘密", token, "sms-secret", "a-code-in-a-query", "Lenscape2026"])
    expect(sentText).not.toContain(value);
});

test("only a trusted proxy sets the trace, and each request of a connection has its own", async () => {
  const collector = await startCollector();
  const { stop } = start(collector.origin);
  expect((await createApp().open({ traceparent })).json().trace_id).not.toBe(TRACE);
  const { app, open } = createApp(true);
  expect((await open({ traceparent })).json().trace_id).toBe(TRACE);
  expect((await open({ traceparent: "00-nonsense" })).json().trace_id).toMatch(/^[\da-f]{32}$/);

  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const head = "host: x\r\ncontent-type: application/json\r\n";
  socket.write(`GET /open HTTP/1.1\r\n${head}\r\n`);
  // The rest of the body is an event of the connection, which has no context.
  socket.write(`POST /open HTTP/1.1\r\n${head}content-length: 7\r\nconnection: close\r\n\r\n{"a`);
  let answer = "";
  for await (const part of socket.setEncoding("utf8")) {
    if (answer === "") socket.write('":1}');
    answer += part;
  }
  const ids = [...answer.matchAll(/"trace_id":"(\w+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);

  await stop();
  const requests = [...collector.named("GET open"), ...collector.named("POST open")];
  expect(requests.map(({ parentSpanId }) => parentSpanId || "")).toEqual(["", PARENT, "", "", ""]);
  expect(JSON.stringify(collector.spans)).not.toContain("secret");
});

test("the sampler is configured by the environment", async () => {
  const collector = await startCollector();
  const { stop } = start(collector.origin, { OTEL_TRACES_SAMPLER: "parentbased_always_off" });
  const { open } = createApp(true);
  await open();
  await open({ traceparent });
  await stop();
  expect(collector.spans.map(({ traceId }) => traceId)).toEqual([TRACE]);
});

test("an unreachable collector fails no request and is logged once, and once more when it is back", async () => {
  const stopped = await startCollector();
  const { port } = stopped.http.address() as AddressInfo;
  await once(stopped.http.close(), "close");
  // Shorter than the pause before a retry.
  const { log } = start(stopped.origin, { OTEL_BSP_SCHEDULE_DELAY: "1", OTEL_EXPORTER_OTLP_TIMEOUT: "700" });
  const { open } = createApp();
  expect((await open()).statusCode).toBe(200);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(log.warn.mock.calls).toEqual([
    [{ host: `127.0.0.1:${port}`, error: "ECONNREFUSED" }, "traces not exported"],
  ]);
  let refusals = 2;
  const back = await startCollector(async () => (refusals-- > 0 ? 400 : 200), port);
  await vi.waitFor(
    async () => {
      expect((await open()).statusCode).toBe(200);
      expect(log.info).toHaveBeenCalledOnce();
    },
    { timeout: 20_000 },
  );
  expect(back.requests.length).toBeGreaterThan(2);
  expect(log.warn).toHaveBeenCalledOnce();
});

test("a collector that does not answer delays neither requests nor the shutdown, and the queue is bounded", async () => {
  let answer = () => {};
  const lateAnswer = new Promise<number>((resolve) => {
    answer = () => resolve(200);
  });
  const collector = await startCollector(() => lateAnswer);
  const { stop } = start(collector.origin, {
    OTEL_BSP_MAX_QUEUE_SIZE: "8",
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: "4",
    OTEL_EXPORTER_OTLP_TIMEOUT: "600000",
  });
  const { open } = createApp();
  for (let n = 0; n < 50; n++) expect((await open()).statusCode).toBe(200);
  await vi.waitFor(() => expect(collector.spans).toHaveLength(4));
  await stop();
  expect(collector.spans).toHaveLength(12);
  answer();
});

test("the default encoding is protobuf", async () => {
  const bodies: { type: string | undefined; body: Buffer }[] = [];
  const collector = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    bodies.push({ type: request.headers["content-type"], body });
    response.end();
  });
  const { stop } = start(originOf(collector), { OTEL_EXPORTER_OTLP_PROTOCOL: "" });
  await createApp().open();
  await stop();
  expect(bodies).toMatchObject([{ type: "application/x-protobuf" }]);
  expect(bodies[0]!.body.includes("GET open")).toBe(true);
});

test("without an endpoint nothing is registered, and log lines have no trace ID", async () => {
  const server = await startServer({ OTEL_SERVICE_NAME: "forum" });
  onTestFinished(() => server.close());
  expect(server.config.tracing).toBeUndefined();
  const span = trace.getTracer("test").startSpan("nothing");
  expect(span.isRecording()).toBe(false);
  expect(getLogFields()).toEqual({});
});

const on = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };

test("an endpoint enables traces unless they are disabled", () => {
  expect(readTracing({})).toBeUndefined();
  expect(readTracing({ ...on, OTEL_SDK_DISABLED: " TRUE " })).toBeUndefined();
  expect(readTracing({ ...on, OTEL_TRACES_EXPORTER: "none" })).toBeUndefined();
  expect(readTracing(on)).toEqual({
    url: "http://127.0.0.1:4318/v1/traces",
    protocol: "http/protobuf",
    headers: {},
  });
  expect(
    readTracing({
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://otel.example/base/ ",
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_HEADERS: "a=1, b = two%20words,",
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: "a=dGVzdA==",
    }),
  ).toEqual({
    url: "https://otel.example/base/v1/traces",
    protocol: "http/json",
    headers: { a: "dGVzdA==", b: "two words" },
  });
  expect(
    readTracing({ ...on, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://tempo:4318/otlp?tenant=1" }),
  ).toMatchObject({ url: "http://tempo:4318/otlp?tenant=1" });
});

test.each([
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "grpc://geheim@collector:4317"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "Authorization: Bearer geheim"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "api-key=geheim;x"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "api-key=geheim%"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "api-key=geheim%0A"],
  ["OTEL_EXPORTER_OTLP_TRACES_HEADERS", "=geheim"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_EXPORTER_OTLP_TIMEOUT", "10s"],
  ["OTEL_RESOURCE_ATTRIBUTES", "region"],
  ["OTEL_RESOURCE_ATTRIBUTES", "a=b=c"],
  ["OTEL_SDK_DISABLED", "yes"],
  ["OTEL_TRACES_EXPORTER", "zipkin"],
  ["OTEL_TRACES_SAMPLER", "jaeger_remote"],
] as const)("the error for %s=%s names the variable but no secret", (name, value) => {
  const read = () => readTracing({ ...on, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow("geheim");
});

test("the ratio of the sampler must be a number", () => {
  const ratio = (OTEL_TRACES_SAMPLER_ARG: string) =>
    readTracing({ ...on, OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG });
  expect(ratio("0.1")).toBeDefined();
  expect(() => ratio("10%")).toThrow("OTEL_TRACES_SAMPLER_ARG");
});
