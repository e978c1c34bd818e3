import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { SharedCaches } from "../cache/shared-caches.ts";
import { readConfig } from "../config.ts";
import { FoundingGate } from "../modules/site/founding/founding.gate.ts";
import { policy } from "../policy.ts";
import { serveBuiltPages } from "./index.ts";
import type { Rendered } from "./renderer.ts";
import { StyleSheets } from "./style-sheets.ts";

const apps: FastifyInstance[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const app of apps.splice(0)) await app.close();
});

type Render = (url: string, origin: string) => Promise<Rendered>;

/** Serves a build whose pages `render` returns. The canonical address is the path without the query. */
async function serve(render: Render, env: Record<string, string> = {}) {
  const app: FastifyInstance = Fastify({ trustProxy: true });
  const addViews = vi.fn();
  app.decorate("views", { add: addViews, close: async () => {} } as never);
  app.decorate("sharedCaches", new SharedCaches({} as never, { warn: () => {} }));
  app.decorate("founding", new FoundingGate({} as never, false));
  app.decorate("access", { current: () => ({ mode: "open" }) } as never);
  apps.push(app);
  const state = { render, renders: 0, frame: 200 };
  await serveBuiltPages(app, readConfig(env), {
    client: import.meta.dirname,
    assets: { manifest: {} },
    styles: new StyleSheets(new Map()),
    entry: {
      render: ({ url, origin }) => {
        state.renders += 1;
        return state.render(url, origin);
      },
      renderFrame: async () => page("框架", state.frame),
      pageAddress: (url) => url.split("?", 1)[0] ?? "/",
      policySources: { inlineScript: "1", frames: [] },
    },
  });
  const get = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { state, get, addViews };
}

const page = (text: string, status = 200): Rendered => ({
  status,
  html: `<html><body><p>${text}</p></body>`,
});
/** Long timeout for a busy machine. */
const PATIENCE = { timeout: 20_000 };
/** Advances the clock until cached pages are stale. */
const expirePages = () => vi.setSystemTime(Date.now() + policy.cache.maxAgeMs);

/** Waits until the last good home page is stored, which happens after its response. */
async function untilStored({ state, get }: Awaited<ReturnType<typeof serve>>) {
  const { render } = state;
  expect((await get("/")).statusCode).toBe(200);
  state.render = async () => page("没有加载出来", 503);
  await vi.waitFor(async () => {
    expirePages();
    expect((await get("/")).headers["x-stale"]).toBe("down");
  }, PATIENCE);
  state.render = render;
  expirePages();
}

test("unused queries and other hosts share one cached page", async () => {
  const { state, get } = await serve(async (_url, origin) => page(`<link href="${origin}/">`));
  for (let n = 0; n < 20; n++) {
    const { body } = await get(`/?x=${n}`, { host: `h${n}.example` });
    expect(body).toContain(`http://h${n}.example/`);
  }
  expect(state.renders).toBe(1);
  expect((await get("/", { host: 'a"><script>' })).body).toContain('href="http://localhost/"');
});

test("views are counted per visitor for rendered and cached pages", async () => {
  const { state, get, addViews } = await serve(async () => page("你好"));
  for (const forwarded of ["192.0.2.1", "192.0.2.2", "2001:db8::1"])
    await get("/", { "x-forwarded-for": forwarded });
  expect(state.renders).toBe(1);
  expect(addViews.mock.calls).toEqual([
    [[], "192.0.2.1"],
    [[], "192.0.2.2"],
    [[], "2001:db8::/64"],
  ]);
});

test("the ETag of a page depends on the origin", async () => {
  const { get } = await serve(async (_url, origin) => page(`<link href="${origin}/">`));
  const first = await get("/", { host: "a.example" });
  const getAgain = (headers: Record<string, string>) =>
    get("/", { "if-none-match": String(first.headers.etag), ...headers });
  expect((await getAgain({ host: "a.example" })).statusCode).toBe(304);
  expect((await getAgain({ host: "b.example" })).statusCode).toBe(200);
  const secure = await getAgain({ host: "a.example", "x-forwarded-proto": "https" });
  expect(secure.statusCode).toBe(200);
  expect(secure.body).toContain("https://a.example/");
  expect((await getAgain({ host: "a.example", "x-forwarded-proto": "javascript" })).body).not.toContain(
    "javascript:",
  );
});

test("with PUBLIC_ORIGIN, the Host header is ignored", async () => {
  const { get } = await serve(async (_url, origin) => page(origin), {
    PUBLIC_ORIGIN: "https://forum.example",
  });
  expect((await get("/", { host: "elsewhere.example" })).body).toContain("<p>https://forum.example</p>");
});

test("while no page can be rendered, the last good one is sent with 503 and a notice, not cacheable", async () => {
  const web = await serve(async () => page("镜界"));
  const { state, get } = web;
  await untilStored(web);
  state.render = async () => page("没有加载出来", 503);
  const { statusCode, headers, body } = await get("/");
  expect(statusCode).toBe(503);
  expect(body).toMatch(/<p role="status"[^>]*>服务暂时不可用，这是 .+ 的页面。<\/p>\s*<p>镜界<\/p>/);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "retry-after": "5",
    "x-robots-tag": "noindex",
    "x-stale": "down",
    "content-type": "text/html; charset=utf-8",
  });
  expect(Number(headers.age)).toBeGreaterThan(0);
  expect(headers.etag).toBeUndefined();
  expirePages();
  state.render = async () => page("又有了");
  expect((await get("/")).body).toContain("又有了");
});

test("without a last good page, a failure page with the reason is sent", async () => {
  const { state, get } = await serve(async () => page("没有加载出来", 503));
  const down = await get("/");
  expect(down.statusCode).toBe(503);
  expect(down.body).toContain("<h1>服务暂时不可用</h1>");
  expect(down.body).toContain('<meta name="robots" content="noindex">');
  expect(down.headers).toMatchObject({
    "cache-control": "no-store",
    "retry-after": "5",
    "x-robots-tag": "noindex",
  });
  expect(down.headers["content-security-policy"]).toContain("script-src 'self'");
  state.render = () => Promise.reject(new Error("fault"));
  const fault = await get("/other");
  expect(fault.statusCode).toBe(500);
  expect(fault.body).toContain("<h1>页面没打开</h1>");
  expect(fault.headers["cache-control"]).toBe("no-store");
});

test("a page with a fault is sent with 500 and not stored", async () => {
  const { state, get } = await serve(async () => page("没有加载出来", 500));
  const { statusCode, body, headers } = await get("/");
  expect([statusCode, headers["cache-control"], headers["x-robots-tag"]]).toEqual([
    500,
    "no-store",
    "noindex",
  ]);
  expect(body).toContain("没有加载出来");
  expirePages();
  state.render = async () => page("", 503);
  expect((await get("/")).headers["x-stale"]).toBeUndefined();
});

test("concurrent renders are limited, and clients take turns", async () => {
  let running = 0;
  let maxRunning = 0;
  const ends: (() => void)[] = [];
  const web = await serve(async () => page("镜界"));
  const { state, get } = web;
  await untilStored(web);
  state.render = async (url) => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return page(url);
  };
  let refusals = 0;
  const flood = Array.from({ length: 60 }, async (_, n) => {
    const answer = await get(`/page${n}`, { "x-forwarded-for": "192.0.2.1" });
    if (answer.statusCode === 503) refusals += 1;
    return answer;
  });
  await vi.waitFor(() => expect(refusals).toBe(42), PATIENCE);
  // The flooding client uses two of four slots, so the next two clients are not refused.
  const others = ["/mine", "/yours"].map((url, n) => get(url, { "x-forwarded-for": `192.0.2.${n + 2}` }));
  await vi.waitFor(() => expect(running).toBe(4), PATIENCE);
  const stale = await get("/", { "x-forwarded-for": "192.0.2.4" });
  expect(stale).toMatchObject({ statusCode: 200, headers: { "x-stale": "busy" } });
  const ending = setInterval(() => ends.splice(0).forEach((end) => void end()), 1);
  onTestFinished(() => clearInterval(ending));
  for (const { statusCode, headers } of await Promise.all(others))
    expect([statusCode, headers["x-stale"]]).toEqual([200, undefined]);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(maxRunning).toBeLessThanOrEqual(4);
  expect(statuses.filter((status) => status === 200)).toHaveLength(18);
  expect(statuses.filter((status) => status === 503)).toHaveLength(42);
  const refusal = (await Promise.all(flood)).find(({ statusCode }) => statusCode === 503);
  expect(refusal?.body).toContain("<h1>访问的人太多了</h1>");
  expect(refusal?.headers["retry-after"]).toBe("5");
});

/** Serves a build with as many unfinished renders as it takes for other requests to get the frame. */
async function serveBusy() {
  const { state, get } = await serve(async () => page("镜界"));
  const cookie = String((await get("/")).headers["set-cookie"]).split(";", 1)[0] as string;
  expirePages();
  const ends: (() => void)[] = [];
  state.render = async (url) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return page(url);
  };
  const getWithCookie = (url: string, from = "192.0.2.9") => get(url, { cookie, "x-forwarded-for": from });
  const pending = ["/one", "/two", "/three"].map((url, n) => getWithCookie(url, `192.0.2.${n}`));
  await vi.waitFor(() => expect(ends).toHaveLength(policy.pages.framesFrom), PATIENCE);
  return { state, get, getWithCookie, pending, ends };
}

test("under load, browsers with the scripts get the frame, and other browsers get a rendered page", async () => {
  const { state, get, getWithCookie, pending, ends } = await serveBusy();
  const frame = await getWithCookie("/four");
  expect(frame).toMatchObject({ statusCode: 200, body: expect.stringContaining("框架") });
  expect(frame.headers).toMatchObject({ "x-page": "frame", "cache-control": "no-store" });
  // A page that is being rendered is awaited.
  const joined = getWithCookie("/two");
  const stranger = get("/four", { "x-forwarded-for": "192.0.2.8" });
  await vi.waitFor(() => expect(ends).toHaveLength(4), PATIENCE);
  for (const end of ends) end();
  const bodies = await Promise.all([...pending, joined, stranger]);
  expect(bodies.map(({ body }) => /<p>(.*?)<\/p>/.exec(body)?.[1])).toEqual([
    "/one",
    "/two",
    "/three",
    "/two",
    "/four",
  ]);
  expect(state.renders).toBe(5);
});

test("a failed frame is not sent, and the page is rendered instead", async () => {
  const { state, getWithCookie, pending, ends } = await serveBusy();
  state.frame = 503;
  const rendered = getWithCookie("/four");
  await vi.waitFor(() => expect(ends).toHaveLength(4), PATIENCE);
  for (const end of ends) end();
  expect((await rendered).body).toContain("<p>/four</p>");
  await Promise.all(pending);
});
