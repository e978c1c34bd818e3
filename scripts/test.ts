/**
 * `npm test`, `pnpm check` and CI: every check of the repository in order, stopping where one fails. Steps that would leave
 * a processor idle run at the same time; each then shows what it has printed when it ends.
 *   --only STEP   that step alone (repeatable)
 *   --from STEP   that step and the ones after it, with the build that they need
 */
import { inspect, parseArgs } from "node:util";
import { run } from "./lib/commands.mjs";
import { countTests, type Totals } from "./lib/counts.ts";
import { ensureChineseFont, ensureChromium } from "./lib/ensure-chromium.ts";
import { ensurePostgres, noPostgres } from "./lib/ensure-postgres.ts";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { isCi } from "./lib/project.mjs";
import { main, UserFacingError } from "./lib/user-facing-error.mjs";

const totals: Totals = { passed: 0, failed: 0, skipped: 0 };

class StepFailedError extends Error {}

/** Prints for one step: at once, or everything at its end. */
type Printer = {
  /** Whether the terminal shows the output at once. */
  live: boolean;
  say: (text: string) => void;
  /** Takes the output of a command. */
  take: (output: string) => void;
  end: () => void;
};

/** A check. `run` may return the reason why it was skipped. */
type Step = { title: string; run: (printer: Printer) => Promise<string | undefined> };

type StepName = keyof typeof steps;
type Result = { name: StepName; outcome: "passed" | "failed" | "skipped"; seconds: number };

const steps = {
  lint: { title: "lint, format, layers", run: (printer) => pnpm(printer, "lint") },
  unused: { title: "unused files, exports and dependencies", run: (printer) => pnpm(printer, "unused") },
  // The answers are held to it among the server's tests, and in the journeys.
  contract: {
    title: "contract and generated client",
    run: (printer) => pnpm(printer, "contract:document"),
  },
  types: { title: "types", run: (printer) => pnpm(printer, "typecheck") },
  build: { title: "build", run: (printer) => pnpm(printer, "build") },
  unit: { title: "unit and server tests", run: unitTests },
  packages: {
    title: "packages: publint, Are The Types Wrong",
    run: (printer) => pnpm(printer, "packages"),
  },
  storybook: { title: "Storybook, built", run: (printer) => turbo(printer, "storybook:build") },
  consumer: { title: "packages installed elsewhere", run: withBrowser("consumer") },
  chaos: { title: "two replicas while things break", run: chaos },
  stories: { title: "stories, with axe", run: withBrowser("stories") },
  journeys: { title: "journeys in a browser", run: withBrowser("e2e") },
} satisfies Record<string, Step>;

/** Rows of steps that run at the same time: none needs another, and alone they leave a processor idle. */
const rows: StepName[][] = [
  ["lint", "unused", "contract", "types", "build"],
  ["unit"],
  ["packages", "storybook"],
  ["consumer", "chaos"],
  ["stories"],
  ["journeys"],
];

await main(async () => {
  const chosen = chooseSteps();
  stopWhenTold();
  const started = performance.now();
  const results: Result[] = [];
  for (const row of rows) {
    const names = row.filter((name) => chosen.includes(name));
    if (names.length > 1) console.log(`\n› at the same time: ${names.join(", ")}`);
    results.push(...(await Promise.all(names.map((name) => runStep(name, names.length === 1)))));
    if (results.some(({ outcome }) => outcome === "failed")) break;
  }
  report(results, (performance.now() - started) / 1000);
  return results.some(({ outcome }) => outcome === "failed") ? 1 : 0;
});

/** Runs one step; one that is not alone prints everything when it ends. */
async function runStep(name: StepName, isAlone: boolean): Promise<Result> {
  const started = performance.now();
  const printer = printerOf(isAlone);
  printer.say(`\n━━ ${name}: ${steps[name].title}`);
  let outcome: Result["outcome"] = "passed";
  try {
    const skipped = await steps[name].run(printer);
    if (skipped) {
      printer.say(`› ${skipped}`);
      outcome = isCi ? "failed" : "skipped";
    }
  } catch (error) {
    if (!(error instanceof StepFailedError))
      printer.say(error instanceof UserFacingError ? error.message : inspect(error));
    outcome = "failed";
  }
  printer.end();
  return { name, outcome, seconds: (performance.now() - started) / 1000 };
}

function printerOf(live: boolean): Printer {
  if (live) return { live, say: (text) => console.log(text), take: () => {}, end: () => {} };
  let text = "";
  return {
    live,
    say: (line) => {
      text += `${line}\n`;
    },
    take: (output) => {
      text += output;
    },
    end: () => process.stdout.write(text),
  };
}

function chooseSteps(): StepName[] {
  const { values } = parseArgs({
    options: { only: { type: "string", multiple: true }, from: { type: "string" } },
  });
  const names = rows.flat();
  const only = values.only?.map(stepOf);
  if (only) return names.filter((name) => only.includes(name));
  if (values.from === undefined) return names;
  const first = names.indexOf(stepOf(values.from));
  // Steps at the same time would each build what they need, into the same folders.
  return names.filter((name, index) => name === "build" || index >= first);
}

function isStep(name: string): name is StepName {
  return Object.hasOwn(steps, name);
}

function stepOf(name: string): StepName {
  if (isStep(name)) return name;
  throw new UserFacingError(`No step is called "${name}". Steps: ${rows.flat().join(", ")}`);
}

function report(results: Result[], whole: number) {
  console.log("");
  for (const { name, outcome, seconds } of results) {
    console.log(`${name.padEnd(10)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s`);
  }
  console.log(`${"total".padEnd(19)} ${whole.toFixed(1).padStart(7)} s\n`);
  const failed = results.filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
  if (failed.length > 0) {
    const again = failed.map((name) => `--only ${name}`).join(" ");
    console.log(`✗ ${failed.join(" and ")} failed · again: npm test -- ${again}`);
  }
  if (totals.skipped > 0) console.log(`${totals.skipped} skipped`);
  // A step without tests of its own (lint, types, build) that fails still has to show in the last line.
  console.log(`${totals.passed} passed, ${Math.max(totals.failed, failed.length)} failed`);
}

/** Runs a root script, or fails the step. */
async function pnpm(printer: Printer, ...args: string[]): Promise<undefined> {
  await command(printer, "pnpm", ["run", "--silent", ...args]);
}

async function command(
  printer: Printer,
  name: string,
  args: string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<Totals> {
  const { code, output } = await run(name, args, { env: { ...process.env, ...extra }, live: printer.live });
  printer.take(output);
  const counted = countTests(output);
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  totals.skipped += counted.skipped;
  if (code !== 0) throw new StepFailedError();
  return counted;
}

async function unitTests(printer: Printer): Promise<undefined> {
  const found = await browser(printer);
  if (typeof found === "string") {
    if (isCi) throw new UserFacingError(found);
    printer.say(`› ${found}`);
  }
  const extra = typeof found === "string" ? {} : found;
  const bin = process.env.TEST_DATABASE_URL ? undefined : await ensurePostgres();
  if (!bin && !process.env.TEST_DATABASE_URL) {
    if (isCi) throw new UserFacingError(noPostgres);
    printer.say(`› ${noPostgres}\n  The server's tests run on the embedded database alone.`);
  }
  const { skipped } = await command(printer, "pnpm", ["run", "--silent", "unit"], {
    ...extra,
    ...(bin && { POSTGRES_BIN: bin }),
  });
  if (isCi && skipped > 0) throw new UserFacingError("Tests were skipped although nothing is missing.");
}

/** Returns the browser's variable, or the reason why the step is skipped. */
async function browser(printer: Printer): Promise<{ CHROMIUM_PATH: string } | string> {
  try {
    const path = await ensureChromium(process.env);
    const missingFont = await ensureChineseFont();
    if (missingFont) printer.say(`› ${missingFont}`);
    return { CHROMIUM_PATH: path };
  } catch (error) {
    if (error instanceof UserFacingError) return error.message;
    throw error;
  }
}

/** Creates a step that is a root task in a browser. */
function withBrowser(task: string): Step["run"] {
  return async (printer) => {
    const found = await browser(printer);
    if (typeof found === "string") return found;
    return turbo(printer, task, found);
  };
}

/** Runs the short form of `pnpm chaos`, with few members. */
async function chaos(printer: Printer): Promise<string | undefined> {
  const bin = await ensurePostgres();
  if (!bin) return noPostgres;
  return turbo(printer, "chaos:short", { POSTGRES_BIN: bin });
}

/** Runs a root task, or shows the output of its last run again where none of its inputs has changed. */
async function turbo(printer: Printer, task: string, extra?: NodeJS.ProcessEnv): Promise<undefined> {
  await command(printer, "pnpm", ["exec", "turbo", "run", task, "--log-prefix=none"], extra);
}
