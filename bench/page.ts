/**
 * `pnpm bench:page`: the first load of the home page and of a thread, for a visitor and for a member with a stored
 * token, on a phone: 412 × 823, a processor 4 times slower, 1.6 Mbit/s, 150 ms. Medians of several loads, each in a
 * fresh browser profile. Then the interaction to next paint of a member's presses, on the same processor.
 *   --runs 5   --origin http://…   a running server; the built one with a demo community of its own by default
 *   --throttle off   without the slower processor and network
 *   --token …   token of a member at `--origin`; the demo's own member by default
 * Needs a build (`pnpm build`) and Chromium, found as the tests find it.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { ensureChromium } from "../scripts/lib/ensure-chromium.ts";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { median, serve, serverEntry } from "./serve.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    origin: { type: "string" },
    throttle: { type: "string", default: "on" },
    token: { type: "string" },
  },
});

const slow = values.throttle === "on";
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const processor = { rate: 4 };

/** Times of a page in milliseconds, and the sum of its layout shifts. */
interface PageMetrics {
  firstPaint: number;
  largestPaint: number;
  tasks: { start: number; duration: number }[];
  shift: number;
  presses: number[];
}

declare global {
  var pageMetrics: PageMetrics;
}

/** Entries of the observers, with the fields that are not in TypeScript's library. */
interface ObservedEntry extends PerformanceEntry {
  /** Of a layout shift. */
  hadRecentInput?: boolean;
  value?: number;
  /** Of an event. */
  interactionId?: number;
}

/** Observes paints, long tasks, shifts and presses from before the first script. */
function observe() {
  const metrics: PageMetrics = { firstPaint: 0, largestPaint: 0, tasks: [], shift: 0, presses: [] };
  globalThis.pageMetrics = metrics;
  const on = (type: string, take: (entry: ObservedEntry) => void) => {
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  };
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") metrics.firstPaint = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => {
    metrics.largestPaint = entry.startTime;
  });
  on("longtask", (entry) => metrics.tasks.push({ start: entry.startTime, duration: entry.duration }));
  on("layout-shift", (entry) => {
    if (!entry.hadRecentInput) metrics.shift += entry.value ?? 0;
  });
  on("event", (entry) => {
    if (entry.interactionId) metrics.presses.push(entry.duration);
  });
}

/** Stores a member's token before the page starts. */
function storeToken(token: string) {
  localStorage.setItem("lenscape.token", JSON.stringify(token));
  localStorage.setItem("lenscape.hasLogin", "true");
}

/** Opens a page of a phone in a fresh browser profile. */
async function openPhone(browser: Browser, token: string | undefined) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slow) await cdp.send("Emulation.setCPUThrottlingRate", processor);
  await page.addInitScript(observe);
  if (token) await page.addInitScript(storeToken, token);
  return { context, page, cdp };
}

/** Measures one first load; sizes are those of the transfer. A member's stream stays open after the load. */
async function load(browser: Browser, url: string, token: string | undefined) {
  const { context, page, cdp } = await openPhone(browser, token);
  await cdp.send("Network.enable");
  if (slow) await cdp.send("Network.emulateNetworkConditions", network);
  const requests = new Map<string, { type: string; bytes: number }>();
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("http")) requests.set(requestId, { type, bytes: 0 });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: "load" });
  if (token) await page.waitForRequest("**/bbs/live/stream*");
  await page.waitForLoadState("networkidle");
  const metrics = await page.evaluate(() => globalThis.pageMetrics);
  await context.close();
  const kilobytes = (type: string) =>
    [...requests.values()].filter((r) => r.type === type).reduce((sum, r) => sum + r.bytes, 0) / 1024;
  return {
    text: metrics.firstPaint,
    largest: metrics.largestPaint,
    blocking: metrics.tasks
      .filter(({ start }) => start >= metrics.firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: metrics.shift,
    requests: requests.size,
    script: kilobytes("Script"),
    style: kilobytes("Stylesheet"),
    html: kilobytes("Document"),
  };
}

/** A locator to tap, or an act of the keyboard. */
type Press = (page: Page) => Locator | Promise<void>;

/** Presses one after the other. @returns the longest interaction to next paint in milliseconds */
async function slowestPress(browser: Browser, url: string, token: string, presses: Press[]) {
  const { context, page } = await openPhone(browser, token);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForRequest("**/bbs/live/stream*");
  const calm = () =>
    page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 200))));
  for (const press of presses) {
    const target = press(page);
    if (target instanceof Promise) await target;
    else {
      // Playwright's own scripts must not run during the measured tap.
      await target.scrollIntoViewIfNeeded();
      await calm();
      const box = await target.boundingBox();
      if (!box) throw new Error(`${target} is not on the page.`);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
    await calm();
  }
  const times = await page.evaluate(() => globalThis.pageMetrics.presses);
  await context.close();
  return Math.max(0, ...times);
}

const TESTED_PAGES = ["home page", "thread page", "composer"] as const;

/** The presses on each page. */
const pressesOf: Record<(typeof TESTED_PAGES)[number], Press[]> = {
  "home page": [
    (page) => page.getByRole("button", { name: /^点赞/ }).first(),
    (page) => page.getByRole("button", { name: /^更多/ }).first(),
    (page) => page.keyboard.press("Escape"),
    (page) => page.getByRole("navigation", { name: "信息流" }).getByRole("link").nth(1),
  ],
  "thread page": [
    (page) => page.getByRole("button", { name: /^点赞/ }).first(),
    (page) => page.getByText("最新", { exact: true }).first(),
  ],
  composer: [(page) => page.getByRole("textbox").first().pressSequentially("今天的云很低", { delay: 60 })],
};

/** The token of `--token`, or of the demo's member. */
async function memberToken(origin: string) {
  if (values.token) return values.token;
  const body = JSON.stringify({ username: "member", password: "Lenscape2026" });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${origin}/api/login`, { method: "POST", headers, body });
  const { token, msg }: { token?: string; msg: string } = await response.json();
  if (!token) throw new UserFacingError(`演示会员登录不了：${msg}`);
  return token;
}

async function firstThread(origin: string) {
  const response = await fetch(`${origin}/api/api/without/thread/homelist?tab=recommend`);
  const { rows }: { rows: { id: string; threadClassify: number }[] } = await response.json();
  const thread = rows.find((row) => row.threadClassify === 1) ?? rows[0];
  if (!thread) throw new UserFacingError("社区里没有帖子。");
  return `/pages/content/postdetail?threadId=${thread.id}`;
}

type Load = Awaited<ReturnType<typeof load>>;

/** Prints the medians of one page. */
function report(name: string, of: (key: keyof Load) => number) {
  console.log(
    [
      name.padEnd(22),
      `text ${of("text").toFixed(0)} ms`,
      `largest ${of("largest").toFixed(0)} ms`,
      `blocking ${of("blocking").toFixed(0)} ms`,
      `shift ${of("shift").toFixed(3)}`,
      `${of("requests")} requests`,
      `scripts ${of("script").toFixed(1)} kB`,
      `styles ${of("style").toFixed(1)} kB`,
      `document ${of("html").toFixed(1)} kB`,
    ].join(" · "),
  );
}

async function withServer(body: (origin: string) => Promise<void>) {
  if (values.origin) return body(values.origin);
  if (!existsSync(serverEntry)) throw new UserFacingError("还没有构建：先运行 pnpm build。");
  const directory = await mkdtemp(join(tmpdir(), "lenscape-page-"));
  const server = await serve(serverEntry, { DATA_DIR: directory, DEMO: "on", CAPTCHA: "off" }, "/readyz");
  try {
    return await body(server.origin);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

await main(() =>
  withServer(async (origin) => {
    const browser = await chromium.launch({
      executablePath: await ensureChromium(process.env),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        // Under a debugger V8 parses a whole script again for its first Error, which costs react-dom 40 ms.
        "--js-flags=--no-enable-lazy-source-positions",
      ],
    });
    const token = await memberToken(origin);
    const pages = { "home page": "/", "thread page": await firstThread(origin) };
    for (const [name, path] of Object.entries(pages)) {
      for (const as of [undefined, token]) {
        // The first visit renders and compresses the page; later ones get it from the cache.
        await load(browser, origin + path, as);
        const runs: Load[] = [];
        for (let run = 0; run < Number(values.runs); run++) runs.push(await load(browser, origin + path, as));
        report(`${name}, ${as ? "member" : "visitor"}`, (key) => median(runs.map((run) => run[key])));
      }
    }
    const addresses = { ...pages, composer: "/pages/content/index?currentContentIndex=0" };
    for (const name of TESTED_PAGES) {
      const slowest = await slowestPress(browser, origin + addresses[name], token, pressesOf[name]);
      console.log(`${name}, presses`.padEnd(22), `· slowest ${slowest.toFixed(0)} ms`);
    }
    await browser.close();
  }),
);
