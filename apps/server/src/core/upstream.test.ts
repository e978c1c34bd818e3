import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fetchPage } from "../modules/content/link/link-fetch.ts";
import { sendingSchemes, post as sendWebhook } from "../modules/integrations/webhook/webhook-send.ts";
import { openStorage } from "../modules/media/open-storage.ts";
import { sendMail } from "../modules/notifications/mail/mail-transport.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { RequestError } from "./request-error.ts";
import { callUpstream, observeUpstreams, type UpstreamResult } from "./upstream.ts";

const PHONE = "13912345678";
const TOKEN = "a-token-for-prometheus";
const SECRETS = ["sms-secret", "mini-secret", "s3-secret", "oidc-secret", "mail-secret"];

/** Port of a server that has been closed. */
async function closedPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return port;
}

let results: UpstreamResult[] = [];
let unobserve: () => void;
let upstream: Server;
let origin: string;
let dead: string;
let server: TestServer;

beforeAll(async () => {
  upstream = createServer(({ url = "" }, response) => {
    const path = url.split("?")[0];
    if (path === "/slow") return;
    if (path === "/broken") return void response.writeHead(500).end();
    if (path === "/sns/jscode2session") return void response.end('{"errcode":40029,"errmsg":"invalid code"}');
    response.end('{"Code":"isv.AMOUNT_NOT_ENOUGH","Message":"no money for 13912345678"}');
  }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  dead = `127.0.0.1:${await closedPort()}`;
  server = await startServer({
    METRICS_TOKEN: TOKEN,
    PUBLIC_ORIGIN: "https://forum.example.org",
    SMS_URL: origin,
    SMS_ACCESS_KEY: "key",
    SMS_SECRET: "sms-secret",
    SMS_SIGN_NAME: "镜界社区",
    SMS_TEMPLATE: "SMS_1",
    WX_API_URL: origin,
    WX_MINI_APP_ID: "wx1",
    WX_MINI_SECRET: "mini-secret",
    OIDC_ISSUER: `http://${dead}`,
    OIDC_CLIENT_ID: "forum",
    OIDC_CLIENT_SECRET: "oidc-secret",
    S3_ENDPOINT: `http://${dead}`,
    S3_PATH_STYLE: "on",
    S3_BUCKET: "uploads",
    S3_REGION: "here",
    S3_ACCESS_KEY: "key",
    S3_SECRET: "s3-secret",
    SMTP_URL: `smtp://post:mail-secret@${dead}`,
    MAIL_FROM: "forum@example.org",
  });
});
beforeEach(() => {
  results = [];
  unobserve = observeUpstreams((result) => void results.push(result));
});
afterEach(() => {
  unobserve();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await server.close();
  upstream.closeAllConnections();
  upstream.close();
});

const target = { upstream: "sms", operation: "SendSms" } as const;
const get = (url: string, init?: RequestInit) => callUpstream(target, (call) => call.fetch(url, init));

test("calls are classified by their outcome", async () => {
  await get(origin);
  await get(`http://${dead}/?code=123456`).catch(() => {});
  await get(`${origin}/slow`, { signal: AbortSignal.timeout(20) }).catch(() => {});
  await callUpstream(target, async (call) => {
    await call.fetch(`${origin}/broken`);
    throw new RequestError("UPSTREAM_UNAVAILABLE", "稍后再试");
  }).catch(() => {});
  await callUpstream(target, async () => {
    throw new RequestError("INVALID_INPUT", "失效了");
  }).catch(() => {});
  await callUpstream(target, async () => {
    throw new TypeError(`no ${PHONE}`);
  }).catch(() => {});
  expect(results.map(({ outcome, error, status }) => ({ outcome, error, status }))).toEqual([
    { outcome: "ok" },
    { outcome: "unreachable", error: "ECONNREFUSED" },
    { outcome: "timeout", error: "TimeoutError" },
    { outcome: "failed", status: 500 },
    { outcome: "refused" },
    { outcome: "failed", error: "TypeError" },
  ]);
  expect(JSON.stringify(results)).not.toMatch(/123456|139/);
});

/** Collects the log lines of the server with their level. */
function watchLog(): object[] {
  const lines: object[] = [];
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(server.app.log, level).mockImplementation((about: unknown, msg?: string) => {
      lines.push({ level, ...(about as object), msg });
    });
  return lines;
}

test("every client logs a failure once, with cause and duration and without secrets, and counts it", async () => {
  const lines = watchLog();
  expect((await server.post("/api/bbs/phone/sms", { phone: PHONE })).code).toBe(503);
  expect((await server.post("/api/without/wx/login", { code: "secret-code" })).code).toBe(400);
  expect((await server.post("/api/without/oidc/begin")).code).toBe(503);
  await expect(openStorage(server.config).remove("a.webp")).rejects.toThrow("S3");
  await sendMail(server.config.mail!, {
    to: "somebody@example.org",
    subject: "code 123456",
    text: "",
    html: "",
  });
  const guard = { isPublic: () => true, anyPort: true };
  await sendWebhook(
    `${origin}/broken?key=abc`,
    "{}",
    {},
    {
      guard,
      timeoutMs: 5000,
      schemes: sendingSchemes(true),
    },
  );
  await fetchPage(`http://${dead}/page?key=abc`, guard).catch(() => {});

  const failures = lines.filter((line) => (line as { msg?: string }).msg?.startsWith("upstream failed"));
  const ms = expect.any(Number);
  const local = { host: new URL(origin).host, ms, msg: "upstream failed" };
  const unreachable = {
    outcome: "unreachable",
    error: "ECONNREFUSED",
    host: dead,
    ms,
    msg: "upstream failed",
  };
  expect(failures).toEqual([
    {
      level: "warn",
      upstream: "sms",
      operation: "SendSms",
      outcome: "failed",
      status: 200,
      error: "isv.AMOUNT_NOT_ENOUGH",
      ...local,
    },
    {
      level: "warn",
      upstream: "wechat",
      operation: "jscode2session",
      outcome: "refused",
      status: 200,
      error: "errcode:40029",
      ...local,
    },
    { level: "warn", upstream: "oidc", operation: "discovery", ...unreachable, detail: expect.any(String) },
    { level: "warn", upstream: "s3", operation: "DeleteObject", ...unreachable },
    {
      level: "warn",
      upstream: "mail",
      operation: "send",
      ...unreachable,
      error: "ESOCKET",
      host: "127.0.0.1",
    },
    { level: "info", upstream: "webhook", operation: "deliver", outcome: "failed", status: 500, ...local },
    { level: "info", upstream: "link", operation: "page", ...unreachable },
  ]);
  expect(lines).toHaveLength(failures.length);
  const text = JSON.stringify(lines);
  for (const value of [PHONE, "secret-code", "somebody", "123456", "abc", ...SECRETS])
    expect(text).not.toContain(value);

  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await server.inject({ url: "/metrics", headers });
  for (const [name, outcome] of [
    ["sms", "failed"],
    ["wechat", "refused"],
    ["oidc", "unreachable"],
    ["s3", "unreachable"],
    ["mail", "unreachable"],
    ["webhook", "failed"],
    ["link", "unreachable"],
  ])
    expect(body).toMatch(
      new RegExp(
        `^lenscape_upstream_duration_seconds_count\\{upstream="${name}",outcome="${outcome}"\\} [1-9]`,
        "m",
      ),
    );
});
