/**
 * `pnpm bench:page`: the first load of the home page and of a thread, on a phone: 412 × 823, a processor 4 times
 * slower, 1.6 Mbit/s, 150 ms. Medians of several loads, each in a fresh browser profile.
 *   --runs 5   --origin http://…   a server that runs already; else the built one with a demo community of its own
 *   --throttle off   the load as it is without slowing anything down
 * Needs a build (`pnpm build`) and Chromium, found as the tests find it.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { ensureChromium } from "../scripts/lib/ensure-chromium.mjs";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { median, serve, serverEntry } from "./serve.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    origin: { type: "string" },
    throttle: { type: "string", default: "on" },
  },
});

const slow = values.throttle === "on";
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const processor = { rate: 4 };

/** Watches from before the first script: paints, long tasks and shifts. */
function watch() {
  const seen = { text: 0, largest: 0, tasks: [], shift: 0 };
  globalThis.__seen = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
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
}

/** One first load; sizes are what came over the wire. */
async function load(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  if (slow) {
    await cdp.send("Network.emulateNetworkConditions", network);
    await cdp.send("Emulation.setCPUThrottlingRate", processor);
  }
  await page.addInitScript(watch);
  const requests = new Map();
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("http")) requests.set(requestId, { type, bytes: 0 });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: "load" });
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

async function firstThread(origin) {
  const answer = await fetch(`${origin}/api/api/without/thread/homelist?tab=recommend`).then((r) => r.json());
  const thread = answer.rows.find((row) => row.threadClassify === 1) ?? answer.rows[0];
  return `/pages/content/postdetail?threadId=${thread.id}`;
}

async function withServer(body) {
  if (values.origin) return body(values.origin);
  if (!existsSync(serverEntry)) throw new UserFacingError("还没有构建：先运行 pnpm build。");
  const directory = await mkdtemp(join(tmpdir(), "lenscape-page-"));
  const server = await serve(serverEntry, { DATA_DIR: directory, DEMO: "on" }, "/readyz");
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
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    });
    const pages = { "home page": "/", "thread page": await firstThread(origin) };
    for (const [name, path] of Object.entries(pages)) {
      // The first visit makes the page and its encodings; visitors meet them made.
      await load(browser, origin + path);
      const runs = [];
      for (let run = 0; run < Number(values.runs); run++) runs.push(await load(browser, origin + path));
      const of = (key) => median(runs.map((run) => run[key]));
      console.log(
        [
          name.padEnd(12),
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
    await browser.close();
  }),
);
