/**
 * `pnpm bench:cards`: the cost of mounting a list of 200 thread cards, compared with the same markup as plain React
 * elements without components: the processor's time for the scripts, without layout, which is the same for both. The
 * two are mounted in turns; medians of all rounds.
 *   --rounds 40
 * Needs Chromium, found as the tests find it.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import { chromium, type Page } from "playwright";
import { build } from "vite";
import { ensureChromium } from "../scripts/lib/ensure-chromium.ts";
import { withStaticServer } from "../scripts/lib/static-server.ts";
import { main, UserFacingError } from "../scripts/lib/user-facing-error.mjs";
import type { ListName } from "./cards-page.ts";
import { at, median } from "./serve.ts";

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
          input: { page: at("cards-page.ts") },
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

/** Markup of a mounted list, and the script time of mounting it in milliseconds. */
interface Mounted {
  markup: string;
  scriptMs: number;
}
type Round = Record<ListName, Mounted>;

async function measure(url: string) {
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

async function roundsOf(page: Page, url: string) {
  await page.goto(url);
  await page.waitForFunction(() => "mountList" in globalThis);
  const cdp = await page.context().newCDPSession(page);
  // Processor time of the page's thread in seconds, without the load of other processes.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const scriptMs = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    const duration = metrics.find(({ name }) => name === "ScriptDuration");
    if (!duration) throw new Error("Chromium does not report the script duration.");
    return duration.value * 1000;
  };
  const mount = async (name: ListName): Promise<Mounted> => {
    await cdp.send("HeapProfiler.collectGarbage");
    const before = await scriptMs();
    await page.evaluate((list) => globalThis.mountList(list), name);
    const after = await scriptMs();
    const markup = await page.evaluate(() => globalThis.listMarkup());
    await page.evaluate(() => globalThis.unmountList());
    return { markup, scriptMs: after - before };
  };
  const rounds: Round[] = [];
  for (let n = -5; n < Number(values.rounds); n++) {
    // The lists are first in turns.
    const first = n % 2 ? undefined : await mount("markup");
    const cards = await mount("cards");
    const markup = first ?? (await mount("markup"));
    if (cards.markup !== markup.markup) {
      throw new UserFacingError("The two lists are not the same markup: the measurement means nothing.");
    }
    // The first rounds are slow, because the scripts are not compiled yet.
    if (n >= 0) rounds.push({ cards, markup });
  }
  return rounds;
}

function report(rounds: Round[]) {
  const of = (name: ListName) => median(rounds.map((round) => round[name].scriptMs));
  const ratio = median(rounds.map(({ cards, markup }) => cards.scriptMs / markup.scriptMs));
  console.log(
    `200 cards ${of("cards").toFixed(1)} ms · the same markup ${of("markup").toFixed(1)} ms · ratio ${ratio.toFixed(2)}`,
  );
}
