import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../test/support.ts";

const tools = "https://tools.example";
let open: TestServer;
let shut: TestServer;
beforeAll(async () => {
  open = await startServer({ CORS_ORIGINS: `${tools},http://localhost:5173` });
  shut = await startServer();
});
afterAll(() => Promise.all([open.close(), shut.close()]));

const preflight = (server: TestServer, origin: string, url = "/api/api/thread/create") =>
  server.inject({
    method: "OPTIONS",
    url,
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type,platform",
    },
  });

test("a page of a listed origin may call with a token and without cookies", async () => {
  for (const origin of [tools, "http://localhost:5173"]) {
    const response = await preflight(open, origin);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "GET, POST, HEAD, PATCH, DELETE",
      "access-control-allow-headers":
        "authorization, content-type, platform, tus-resumable, upload-length, upload-metadata, upload-offset",
      "access-control-max-age": "600",
      vary: "Origin",
    });
    expect(response.headers["access-control-allow-credentials"]).toBeUndefined();
  }
  const { token } = await open.member("caller");
  const headers = { origin: tools, authorization: `Bearer ${token}` };
  const answer = await open.inject({ method: "POST", url: "/api/api/my/user/info/get", headers });
  expect(answer.json()).toMatchObject({ code: 200, data: { userName: "caller" } });
  expect(answer.headers).toMatchObject({
    "access-control-allow-origin": tools,
    "access-control-expose-headers":
      "retry-after, x-request-id, location, tus-resumable, upload-expires, upload-length, upload-offset",
    vary: "Origin",
  });
  expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
});

test("a listed page can read refusals: an invalid body, a form, an unknown address", async () => {
  const send = (url: string, type: string, payload: string) =>
    open.inject({ method: "POST", url, payload, headers: { origin: tools, "content-type": type } });
  const refusals = [
    await send("/api/login", "application/json", "{"),
    await send("/api/login", "text/plain", "{}"),
    await send("/api/no/such/call", "application/json", "{}"),
    await open.inject({ url: "/api/no/such/call", headers: { origin: tools } }),
  ];
  expect(refusals.map(({ headers }) => headers["access-control-allow-origin"])).toEqual(Array(4).fill(tools));
  expect(refusals.map((answer) => answer.json().code)).toEqual([400, 415, 404, 404]);
});

test("a listed page can read the event stream", async () => {
  const { token } = await open.member("watcher");
  const address = await open.app.listen({ host: "127.0.0.1", port: 0 });
  const stop = new AbortController();
  const stream = await fetch(`${address}/api/api/bbs/live/stream`, {
    headers: { origin: tools, authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  expect(stream.headers.get("access-control-allow-origin")).toBe(tools);
  stop.abort();
});

test("a cached response names the origin of the caller", async () => {
  const origins = [tools, "http://localhost:5173", "https://elsewhere.example"];
  const allowed = [];
  for (const origin of origins) {
    const { headers } = await open.inject({ url: "/api/api/thread/homelist", headers: { origin } });
    allowed.push(headers["access-control-allow-origin"]);
  }
  expect(allowed).toEqual([tools, "http://localhost:5173", undefined]);
});

test.each([
  "https://tools.example.evil.example",
  "http://tools.example",
  "https://elsewhere.example",
  "null",
])("a page of %s must not call", async (origin) => {
  expect((await preflight(open, origin)).headers["access-control-allow-origin"]).toBeUndefined();
  const answer = await open.inject({ url: "/api/captchaImage", headers: { origin } });
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});

test("CORS applies to the API only, and not without a list of origins", async () => {
  for (const url of ["/healthz", "/static/hot/hot1.png", "/nowhere"]) {
    expect((await open.inject({ url, headers: { origin: tools } })).headers).not.toHaveProperty(
      "access-control-allow-origin",
    );
    expect((await preflight(open, tools, url)).statusCode).toBe(404);
  }
  expect((await preflight(shut, tools)).statusCode).toBe(404);
  const answer = await shut.inject({ url: "/api/captchaImage", headers: { origin: tools } });
  expect([answer.headers["access-control-allow-origin"], answer.headers.vary]).toEqual([
    undefined,
    undefined,
  ]);
});
