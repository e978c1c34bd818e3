/**
 * `pnpm bench:cards`: what a list of 200 thread cards costs to mount, compared with the same markup as plain React elements
 * without components: the processor's time for the scripts, without layout, which is the same for both. The two are
 * mounted in turns; medians of all rounds.
 *   --rounds 40
 * Needs Chromium, found as the tests find it.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import { chromium } from "playwright";
import { build } from "vite";
import { ensureChromium } from "../scripts/lib/ensure-chromium.ts";
import { withStaticServer } from "../scripts/lib/static-server.ts";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import { at, median } from "./serve.mjs";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "40" } } });

await main(async () => {
  const directory = await mkdtemp(join(tmpdir(), "lenscape-cards-"));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      root: at("."),
      publicDir: at("../packages/ui/public"),
      plugins: [tailwindcss()],
      build: {
        outDir: directory,
        emptyOutDir: true,
        rolldownOptions: {
          input: { page: at("cards-page.mjs") },
          output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
        },
      },
    });
    await writeFile(
      join(directory, "index.html"),
      '<!doctype html><html lang="zh-Hans"><link rel="stylesheet" href="page.css"><script type="module" src="page.js"></script>',
    );
    await withStaticServer(directory, measure);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

async function measure(url) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(process.env),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    report(await roundsOf(await browser.newPage({ viewport: { width: 1280, height: 800 } }), url));
  } finally {
    await browser.close();
  }
}

async function roundsOf(page, url) {
  await page.goto(url);
  await page.waitForFunction(() => globalThis.mount);
  const cdp = await page.context().newCDPSession(page);
  // Seconds that the page's thread has worked: what else the machine does is not in them.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration").value * 1000;
  };
  const mount = async (name) => {
    await cdp.send("HeapProfiler.collectGarbage");
    const before = await spent();
    await page.evaluate((list) => globalThis.mount(list), name);
    const after = await spent();
    const markup = await page.evaluate(() => globalThis.markup());
    await page.evaluate(() => globalThis.unmount());
    return { markup, script: after - before };
  };
  const rounds = [];
  for (let n = -5; n < Number(values.rounds); n++) {
    const round = {};
    for (const name of n % 2 ? ["cards", "markup"] : ["markup", "cards"]) round[name] = await mount(name);
    if (round.cards.markup !== round.markup.markup) {
      throw new UserFacingError("The two lists are not the same markup: the measurement means nothing.");
    }
    // The first rounds are the compiler's.
    if (n >= 0) rounds.push(round);
  }
  return rounds;
}

function report(rounds) {
  const of = (name) => median(rounds.map((round) => round[name].script));
  const ratio = median(rounds.map(({ cards, markup }) => cards.script / markup.script));
  console.log(
    `200 cards ${of("cards").toFixed(1)} ms · the same markup ${of("markup").toFixed(1)} ms · ratio ${ratio.toFixed(2)}`,
  );
}
