/**
 * `pnpm bench:version-change --from DIRECTORY`: three replicas behind nginx go over from the build in DIRECTORY, a
 * checkout of an older revision, to this one, one after the other, under members who read and write, while a browser
 * opens pages. Fails on an acknowledged write that is lost or done twice, on an answer that no limit explains, on a
 * member who waits longer than two seconds, and on a page that misses a file, throws, or shows that it failed.
 *   --members 100   --seconds 20   duration for which both versions run side by side after each replica
 * Needs both builds, PostgreSQL's programs, nginx and Chromium.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { ensureChromium } from "../scripts/lib/ensure-chromium.ts";
import { ensurePostgres, noPostgres, withCluster } from "../scripts/lib/ensure-postgres.ts";
import { freePort } from "../scripts/lib/free-port.ts";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { prepareCommunity } from "./chaos/community.ts";
import { type Answer, countsOf, live } from "./chaos/members.ts";
import { verify } from "./chaos/verify.ts";
import { startBalancer } from "./replicas/helpers.ts";
import { pause, type RunningServer, serve, serverEntry } from "./serve.ts";

const REPLICAS = 3;
const THREADS = 500;
const LONGEST_MS = 2000;
/** Pause between two pages, so that the browser leaves the processor to the servers. */
const PAGE_PAUSE_MS = 1000;

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    members: { type: "string", default: "100" },
    seconds: { type: "string", default: "20" },
  },
});
const sideBySideMs = Number(values.seconds) * 1000;

await main(async () => {
  const { from } = values;
  if (!from) throw new UserFacingError("--from: the directory of an older checkout that is built.");
  const bin = await ensurePostgres();
  if (!bin) throw new UserFacingError(noPostgres);
  const dataDir = await mkdtemp(join(tmpdir(), "lenscape-version-"));
  try {
    return await withCluster(({ url }) => change(from, url, dataDir), bin, { synchronous_commit: "on" });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
process.exit();

async function change(from: string, databaseUrl: string, dataDir: string) {
  const oldDist = resolve(from, "apps/server/dist");
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  execFileSync(process.execPath, [join(oldDist, "seed.js"), "--threads", String(THREADS)], {
    env: { ...process.env, ...env },
  });
  const ports = await Promise.all(Array.from({ length: REPLICAS }, () => freePort()));
  const start = (entry: string, port: number) => {
    const settings = { CAPTCHA: "off", SPAM_GUARD: "off", LINK_CARDS: "off", TRUSTED_PROXIES: "1" };
    return serve(
      entry,
      { ...env, ...settings, STOP_DELAY_SECONDS: "5", PORT: String(port) },
      "/readyz",
      "inherit",
    );
  };
  const replicas: { port: number; server: RunningServer }[] = [];
  for (const port of ports) replicas.push({ port, server: await start(join(oldDist, "main.js"), port) });
  const nginx = await startBalancer(ports);
  if (!nginx) throw new UserFacingError("nginx is not installed.");
  const browser = await chromium.launch({ executablePath: await ensureChromium(process.env) });

  const community = await prepareCommunity(databaseUrl, Number(values.members));
  const answers: Answer[] = [];
  const crowd = live({ ...community, replicas: [nginx], record: (answer) => answers.push(answer) });
  const pages = openPages(browser, nginx.origin, community.threadIds);
  const opened = await openBefore(browser, nginx.origin);
  const phases: ReturnType<typeof describePhase>[] = [];
  const phase = async (name: string, body: () => Promise<unknown>) => {
    const first = answers.length;
    await body();
    phases.push(describePhase(name, answers.slice(first)));
  };
  await phase("old version", () => pause(sideBySideMs));
  for (const [index, replica] of replicas.entries()) {
    await phase(`replica ${index + 1} stops`, () => replica.server.stop());
    await phase(`replica ${index + 1} starts`, async () => {
      replica.server = await start(serverEntry, replica.port);
    });
    await phase(`replica ${index + 1} is new`, () => pause(sideBySideMs));
  }
  const faults = [...(await pages.stop()), ...(await opened.goOn())];
  await crowd.stop();
  const { acknowledged } = crowd;
  const { lost, doubled, wrong } = await verify(databaseUrl, {
    ...community,
    acknowledged,
    origin: nginx.origin,
  });
  await browser.close();
  await nginx.stop();
  await Promise.all(replicas.map(({ server }) => server.stop("SIGKILL")));

  const refused = answers.filter(({ status }) => status !== 200 && status !== 429);
  const strange = answers.filter(({ fault }) => fault);
  const longest = longestWrite(answers);
  console.table(phases);
  console.log(`acknowledged: ${countsOf(acknowledged)} · longest write: ${longest} ms`);
  console.log(`lost: ${lost.length} · doubled: ${doubled.length} · inconsistent: ${wrong.length}`);
  console.log(`pages opened: ${pages.count()} · with a fault: ${faults.length}`);
  for (const line of [...lost, ...doubled, ...wrong, ...faults].slice(0, 20)) console.log(`  ${line}`);
  for (const { status, path } of refused.slice(0, 10)) console.log(`  ${status} ${path}`);
  const bad = lost.length + doubled.length + wrong.length + faults.length + refused.length + strange.length;
  return bad > 0 || longest > LONGEST_MS ? 1 : 0;
}

function longestWrite(answers: Answer[]) {
  return Math.round(Math.max(0, ...answers.filter(({ write }) => write).map(({ ms }) => ms)));
}

function describePhase(name: string, answers: Answer[]) {
  const count = (...statuses: number[]) => answers.filter(({ status }) => statuses.includes(status)).length;
  return {
    phase: name,
    answers: count(200, 429),
    503: count(503),
    unanswered: count(0),
    "longest write ms": longestWrite(answers),
  };
}

/** Records on a page each file of its origin that is missing and each error that it throws. */
function watch(page: Page, origin: string, faults: string[]) {
  page.on("response", (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400)
      faults.push(`${response.status()} ${response.url()}`);
  });
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
}

async function expectContent(page: Page, faults: string[]) {
  try {
    await page.locator("main a, main article, main h1").first().waitFor({ timeout: 20_000 });
  } catch {
    faults.push(`${page.url()} shows nothing`);
  }
  if ((await page.getByText(/页面没打开|刚发了新版本/).count()) > 0) faults.push(`${page.url()} has failed`);
}

/** Opens one page after the other, each in a fresh browser profile, until `stop`. */
function openPages(browser: Browser, origin: string, threadIds: string[]) {
  const faults: string[] = [];
  let count = 0;
  let stopped = false;
  const addresses = ["/", `/pages/content/postdetail?threadId=${threadIds[0]}`, "/pages/content/topiczone"];
  const opening = (async () => {
    while (!stopped) {
      const context = await browser.newContext();
      const page = await context.newPage();
      watch(page, origin, faults);
      await page
        .goto(origin + addresses[count % addresses.length])
        .catch((error: Error) => faults.push(error.message));
      await expectContent(page, faults);
      await context.close();
      count++;
      await pause(PAGE_PAUSE_MS);
    }
  })();
  return {
    count: () => count,
    async stop() {
      stopped = true;
      await opening;
      return faults;
    },
  };
}

/** A page that is open while the version changes; `goOn` follows links to pages whose code it has not loaded. */
async function openBefore(browser: Browser, origin: string) {
  const faults: string[] = [];
  const page = await browser.newPage();
  watch(page, origin, faults);
  await page.goto(`${origin}/`);
  await expectContent(page, faults);
  return {
    async goOn() {
      for (const path of ["/pages/content/topiczone", "/pages/content/postdetail"]) {
        await page
          .locator(`a[href^="${path}"]:visible`)
          .first()
          .click({ timeout: 20_000 })
          .catch((error: Error) => faults.push(error.message));
        await page
          .waitForURL((url) => url.pathname === path, { timeout: 20_000 })
          .catch(() => faults.push(`${path} did not open`));
        await expectContent(page, faults);
        await page.goBack();
      }
      return faults;
    },
  };
}
