/**
 * `pnpm bench:page`: the first load of the home page and of a thread, for a visitor and for a member whose token was
 * kept, on a phone: 412 × 823, a processor 4 times slower, 1.6 Mbit/s, 150 ms. Medians of several loads, each in a
 * fresh browser profile. Then how long a member's presses take to be answered on the screen (interaction to next
 * paint), on the same processor.
 *   --runs 5   --origin http://…   a server that runs already; else the built one with a demo community of its own
 *   --throttle off   the load as it is without slowing anything down
 *   --token …   the member's at `--origin`, whom the demo's own member stands for otherwise
 * Needs a build (`pnpm build`) and Chromium, found as the tests find it.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { ensureChromium } from "../scripts/lib/ensure-chromium.ts";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { median, serve, serverEntry } from "./serve.mjs";

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

/** Watches from before the first script: paints, long tasks and shifts. */
function watch() {
  const seen = { text: 0, largest: 0, tasks: [], shift: 0, presses: [] };
  globalThis.__seen = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.text = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => {
    seen.largest = entry.startTime;
  });
  on("longtask", (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  on("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  on("event", (entry) => {
    if (entry.interactionId) seen.presses.push(entry.duration);
  });
}

/** Makes a page start as a member's whose token was kept. */
function keepToken(token) {
  localStorage.setItem("lenscape.token", JSON.stringify(token));
  localStorage.setItem("lenscape.hasLogin", "true");
}

/** A page of a phone that has never been here. */
async function openPhone(browser, token) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slow) await cdp.send("Emulation.setCPUThrottlingRate", processor);
  await page.addInitScript(watch);
  if (token) await page.addInitScript(keepToken, token);
  return { context, page, cdp };
}

/** One first load; sizes are what came over the wire. A member's stream stays open, so the end is a calm second. */
async function load(browser, url, token) {
  const { context, page, cdp } = await openPhone(browser, token);
  await cdp.send("Network.enable");
  if (slow) await cdp.send("Network.emulateNetworkConditions", network);
  const requests = new Map();
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
  const seen = await page.evaluate(() => globalThis.__seen);
  await context.close();
  const bytes = (type) =>
    [...requests.values()].filter((r) => r.type === type).reduce((sum, r) => sum + r.bytes, 0) / 1024;
  return {
    text: seen.text,
    largest: seen.largest,
    blocking: seen.tasks
      .filter(([start]) => start >= seen.text)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    shift: seen.shift,
    requests: requests.size,
    script: bytes("Script"),
    style: bytes("Stylesheet"),
    html: bytes("Document"),
  };
}

/**
 * The presses of a member, each waited for: what is touched, or what the keyboard does. The longest time until the screen
 * answered, in milliseconds.
 */
async function slowestPress(browser, url, token, presses) {
  const { context, page } = await openPhone(browser, token);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForRequest("**/bbs/live/stream*");
  const calm = () =>
    page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 200))));
  for (const press of presses) {
    const target = press(page);
    if (target instanceof Promise) await target;
    else {
      // Only the finger is measured, not what finds its place on the same thread.
      await target.scrollIntoViewIfNeeded();
      await calm();
      const { x, y, width, height } = await target.boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    }
    await calm();
  }
  const times = await page.evaluate(() => globalThis.__seen.presses);
  await context.close();
  return Math.max(0, ...times);
}

/** What is pressed on each page. */
const pressesOf = {
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

/** The demo's member, where no token is given. */
async function memberToken(origin) {
  if (values.token) return values.token;
  const body = JSON.stringify({ username: "member", password: "Lenscape2026" });
  const headers = { "content-type": "application/json" };
  const { token, msg } = await fetch(`${origin}/api/login`, { method: "POST", headers, body }).then((r) =>
    r.json(),
  );
  if (!token) throw new UserFacingError(`演示会员登录不了：${msg}`);
  return token;
}

async function firstThread(origin) {
  const answer = await fetch(`${origin}/api/api/without/thread/homelist?tab=recommend`).then((r) => r.json());
  const thread = answer.rows.find((row) => row.threadClassify === 1) ?? answer.rows[0];
  return `/pages/content/postdetail?threadId=${thread.id}`;
}

/** Prints the medians of one page. */
function report(name, of) {
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

async function withServer(body) {
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
        // Watched, V8 reads a whole script again for the first Error in it: react-dom makes one, 40 ms that no visitor waits.
        "--js-flags=--no-enable-lazy-source-positions",
      ],
    });
    const token = await memberToken(origin);
    const pages = { "home page": "/", "thread page": await firstThread(origin) };
    for (const [name, path] of Object.entries(pages)) {
      for (const as of [undefined, token]) {
        // The first visit makes the page and its encodings; visitors meet them made.
        await load(browser, origin + path, as);
        const runs = [];
        for (let run = 0; run < Number(values.runs); run++) runs.push(await load(browser, origin + path, as));
        report(`${name}, ${as ? "member" : "visitor"}`, (key) => median(runs.map((run) => run[key])));
      }
    }
    const addresses = { ...pages, composer: "/pages/content/index?currentContentIndex=0" };
    for (const [name, presses] of Object.entries(pressesOf)) {
      const slowest = await slowestPress(browser, origin + addresses[name], token, presses);
      console.log(`${name}, presses`.padEnd(22), `· slowest ${slowest.toFixed(0)} ms`);
    }
    await browser.close();
  }),
);
