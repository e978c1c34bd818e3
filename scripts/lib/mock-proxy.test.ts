import { createServer, type RequestListener, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portOf } from "./free-port.ts";
import { mockProxy, parsePreference } from "./mock-proxy.ts";

const listen = (listener: RequestListener) =>
  new Promise<Server>((done) => {
    const server = createServer(listener).listen(0, "127.0.0.1", () => done(server));
  });
const urlOf = (server: Server) => `http://127.0.0.1:${portOf(server)}`;
const seen: { method?: string; path?: string; body: string }[] = [];
let upstream: Server;
let proxy: Server;

beforeAll(async () => {
  upstream = await listen((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      seen.push({ method: request.method, path: request.url, body });
      response.writeHead(201, { "content-type": "application/json", etag: '"1"' }).end(`{"got":"${body}"}`);
    });
  });
  proxy = await listen(mockProxy(urlOf(upstream)));
});
afterAll(() => {
  for (const server of [proxy, upstream]) {
    server.close();
    server.closeAllConnections();
  }
});

const ask = (path: string, options?: RequestInit) => fetch(urlOf(proxy) + path, options);

test("forwards a call without Prefer to the server, and allows any origin", async () => {
  const answer = await ask("/api/x?y=1", { method: "POST", body: "hi" });
  expect([answer.status, await answer.json(), answer.headers.get("etag")]).toEqual([
    201,
    { got: "hi" },
    '"1"',
  ]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(seen.at(-1)).toEqual({ method: "POST", path: "/api/x?y=1", body: "hi" });
  const preflight = await ask("/api/x", { method: "OPTIONS" });
  expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([
    204,
    expect.stringContaining("authorization"),
  ]);
});

test("answers a preferred refusal like the server, without a request to it", async () => {
  const before = seen.length;
  const soldOut = await ask("/api/x", { headers: { prefer: "reason=OUT_OF_STOCK" } });
  expect([soldOut.status, await soldOut.json()]).toEqual([
    200,
    { code: 409, reason: "OUT_OF_STOCK", msg: expect.any(String) },
  ]);
  const away = await ask("/api/x", { headers: { prefer: "code=503, delay=50" } });
  expect([away.status, (await away.json()).code]).toEqual([503, 503]);
  const often = await ask("/api/x", { headers: { prefer: "code=429" } });
  expect((await often.json()).retryAfter).toBe(1);
  expect(seen).toHaveLength(before);
});

test("parses Prefer, and refuses an invalid one with the reason", async () => {
  expect(parsePreference()).toEqual({ reason: undefined, delay: 0 });
  expect(parsePreference("delay=2000,code=404")).toEqual({ reason: "NOT_FOUND", delay: 2000 });
  for (const bad of ["reason=NO_SUCH", "code=299", "delay=soon", "delay=99999"]) {
    const answer = await ask("/api/x", { headers: { prefer: bad } });
    expect(await answer.json()).toMatchObject({ code: 400, msg: expect.stringMatching(/^Prefer: /) });
  }
});
