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

type Make = (url: string, origin: string) => Promise<Rendered>;

/** The web app on a build whose pages `make` gives; addresses are spelled as they come, without their query. */
async function serve(make: Make, env: Record<string, string> = {}) {
  const app: FastifyInstance = Fastify({ trustProxy: true });
  const addViews = vi.fn();
  app.decorate("views", { add: addViews, close: async () => {} } as never);
  app.decorate("sharedCaches", new SharedCaches({} as never, { warn: () => {} }));
  app.decorate("founding", new FoundingGate({} as never, false));
  app.decorate("access", { current: () => ({ mode: "open" }) } as never);
  apps.push(app);
  const state = { make, renders: 0, frame: 200 };
  await serveBuiltPages(app, readConfig(env), {
    client: import.meta.dirname,
    assets: { manifest: {} },
    styles: new StyleSheets(new Map()),
    entry: {
      render: ({ url, origin }) => {
        state.renders += 1;
        return state.make(url, origin);
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
/** What is waited for may be long in coming on a machine that has other work. */
const PATIENCE = { timeout: 20_000 };
/** Lets the moment pass that a page lives. */
const passLife = () => vi.setSystemTime(Date.now() + policy.cache.maxAgeMs);

/** Asks for the home page until its last good one is there to be given: keeping it takes no visitor's time. */
async function untilKept({ state, get }: Awaited<ReturnType<typeof serve>>) {
  const { make } = state;
  expect((await get("/")).statusCode).toBe(200);
  state.make = async () => page("没有加载出来", 503);
  await vi.waitFor(async () => {
    passLife();
    expect((await get("/")).headers["x-stale"]).toBe("down");
  }, PATIENCE);
  state.make = make;
  passLife();
}

test("an address with a query that says nothing, and any Host, is the page that is there", async () => {
  const { state, get } = await serve(async (_url, origin) => page(`<link href="${origin}/">`));
  for (let n = 0; n < 20; n++) {
    const { body } = await get(`/?x=${n}`, { host: `h${n}.example` });
    expect(body).toContain(`http://h${n}.example/`);
  }
  expect(state.renders).toBe(1);
  expect((await get("/", { host: 'a"><script>' })).body).toContain('href="http://localhost/"');
});

test("a visitor's address is counted for every page given, rendered for them or not", async () => {
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

test("a page is unchanged for a browser only under the address it was sent for", async () => {
  const { get } = await serve(async (_url, origin) => page(`<link href="${origin}/">`));
  const first = await get("/", { host: "a.example" });
  const ask = (headers: Record<string, string>) =>
    get("/", { "if-none-match": String(first.headers.etag), ...headers });
  expect((await ask({ host: "a.example" })).statusCode).toBe(304);
  expect((await ask({ host: "b.example" })).statusCode).toBe(200);
  const secure = await ask({ host: "a.example", "x-forwarded-proto": "https" });
  expect(secure.statusCode).toBe(200);
  expect(secure.body).toContain("https://a.example/");
  expect((await ask({ host: "a.example", "x-forwarded-proto": "javascript" })).body).not.toContain(
    "javascript:",
  );
});

test("with a public origin the Host changes nothing", async () => {
  const { get } = await serve(async (_url, origin) => page(origin), {
    PUBLIC_ORIGIN: "https://forum.example",
  });
  expect((await get("/", { host: "elsewhere.example" })).body).toContain("<p>https://forum.example</p>");
});

test("while no page can be made the last good one is given as 503, with a line that says so, for nobody to keep", async () => {
  const web = await serve(async () => page("镜界"));
  const { state, get } = web;
  await untilKept(web);
  state.make = async () => page("没有加载出来", 503);
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
  passLife();
  state.make = async () => page("又有了");
  expect((await get("/")).body).toContain("又有了");
});

test("without a page from before there is a small one that says why", async () => {
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
  state.make = () => Promise.reject(new Error("fault"));
  const fault = await get("/other");
  expect(fault.statusCode).toBe(500);
  expect(fault.body).toContain("<h1>页面没打开</h1>");
  expect(fault.headers["cache-control"]).toBe("no-store");
});

test("a page with a fault in it is shown as it is, as a fault, and is not kept", async () => {
  const { state, get } = await serve(async () => page("没有加载出来", 500));
  const { statusCode, body, headers } = await get("/");
  expect([statusCode, headers["cache-control"], headers["x-robots-tag"]]).toEqual([
    500,
    "no-store",
    "noindex",
  ]);
  expect(body).toContain("没有加载出来");
  passLife();
  state.make = async () => page("", 503);
  expect((await get("/")).headers["x-stale"]).toBeUndefined();
});

test("however many addresses are asked for, only some are rendered together; who asked for none yet gets the next turn", async () => {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const web = await serve(async () => page("镜界"));
  const { state, get } = web;
  await untilKept(web);
  state.make = async (url) => {
    most = Math.max(most, ++running);
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
  // Who floods takes two of four turns: the next two callers are not told that there are too many people.
  const others = ["/mine", "/yours"].map((url, n) => get(url, { "x-forwarded-for": `192.0.2.${n + 2}` }));
  await vi.waitFor(() => expect(running).toBe(4), PATIENCE);
  const kept = await get("/", { "x-forwarded-for": "192.0.2.4" });
  expect(kept).toMatchObject({ statusCode: 200, headers: { "x-stale": "busy" } });
  const ending = setInterval(() => ends.splice(0).forEach((end) => void end()), 1);
  onTestFinished(() => clearInterval(ending));
  for (const { statusCode, headers } of await Promise.all(others))
    expect([statusCode, headers["x-stale"]]).toEqual([200, undefined]);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(most).toBeLessThanOrEqual(4);
  expect(statuses.filter((status) => status === 200)).toHaveLength(18);
  expect(statuses.filter((status) => status === 503)).toHaveLength(42);
  const refused = (await Promise.all(flood)).find(({ statusCode }) => statusCode === 503);
  expect(refused?.body).toContain("<h1>访问的人太多了</h1>");
  expect(refused?.headers["retry-after"]).toBe("5");
});

/** Pages that are being rendered until they are told to end, as many as it takes for others to be given a frame. */
async function serveBusy() {
  const { state, get } = await serve(async () => page("镜界"));
  const cookie = String((await get("/")).headers["set-cookie"]).split(";", 1)[0] as string;
  passLife();
  const ends: (() => void)[] = [];
  state.make = async (url) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return page(url);
  };
  const known = (url: string, from = "192.0.2.9") => get(url, { cookie, "x-forwarded-for": from });
  const begun = ["/one", "/two", "/three"].map((url, n) => known(url, `192.0.2.${n}`));
  await vi.waitFor(() => expect(ends).toHaveLength(policy.pages.framesFrom), PATIENCE);
  return { state, get, known, begun, ends };
}

test("while others are being rendered, a browser that has the scripts is given the frame; who comes without them is rendered for", async () => {
  const { state, get, known, begun, ends } = await serveBusy();
  const frame = await known("/four");
  expect(frame).toMatchObject({ statusCode: 200, body: expect.stringContaining("框架") });
  expect(frame.headers).toMatchObject({ "x-page": "frame", "cache-control": "no-store" });
  // What is being rendered already is waited for.
  const joined = known("/two");
  const stranger = get("/four", { "x-forwarded-for": "192.0.2.8" });
  await vi.waitFor(() => expect(ends).toHaveLength(4), PATIENCE);
  for (const end of ends) end();
  const bodies = await Promise.all([...begun, joined, stranger]);
  expect(bodies.map(({ body }) => /<p>(.*?)<\/p>/.exec(body)?.[1])).toEqual([
    "/one",
    "/two",
    "/three",
    "/two",
    "/four",
  ]);
  expect(state.renders).toBe(5);
});

test("a frame that nothing could fill is not given: the page is rendered", async () => {
  const { state, known, begun, ends } = await serveBusy();
  state.frame = 503;
  const rendered = known("/four");
  await vi.waitFor(() => expect(ends).toHaveLength(4), PATIENCE);
  for (const end of ends) end();
  expect((await rendered).body).toContain("<p>/four</p>");
  await Promise.all(begun);
});
