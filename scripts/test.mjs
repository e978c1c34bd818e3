/**
 * `npm test`, `pnpm check` and CI: every check of the repository in order, stopping at the first that fails.
 *   --only STEP   that step alone (repeatable)
 *   --from STEP   that step and the ones after it
 */
import { parseArgs } from "node:util";
import { run } from "./lib/commands.mjs";
import { countTests } from "./lib/counts.mjs";
import { ensureChineseFont, ensureChromium } from "./lib/ensure-chromium.mjs";
import { ensurePostgres, noPostgres } from "./lib/ensure-postgres.mjs";
import { stopWhenTold } from "./lib/interrupt.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { isCi } from "./lib/project.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { install, workspaceEnv } from "./lib/workspace.mjs";

let env = process.env;
const totals = { passed: 0, failed: 0, skipped: 0 };

class StepFailedError extends Error {}

/** @type {Record<string, { title: string, run: () => Promise<string | void> }>} a step may give the reason it was skipped for */
const steps = {
  install: { title: "dependencies", run: async () => void (await install(env)) },
  lint: { title: "lint, format, layers", run: () => pnpm("lint") },
  contract: { title: "contract and generated client", run: () => pnpm("contract") },
  types: { title: "types", run: () => pnpm("typecheck") },
  unit: { title: "unit and server tests", run: unitTests },
  build: { title: "build", run: () => pnpm("build") },
  packages: { title: "packages: publint, Are The Types Wrong", run: () => pnpm("packages") },
  consumer: { title: "packages installed elsewhere", run: consumer },
  stories: { title: "stories, with axe", run: stories },
  journeys: { title: "journeys in a browser", run: journeys },
  chaos: { title: "two replicas while things break", run: chaos },
};

await main(async () => {
  requireNode();
  const chosen = chooseSteps();
  stopWhenTold();
  env = await workspaceEnv();
  const durations = [];
  let failed;
  for (const name of chosen) {
    const started = performance.now();
    console.log(`\n━━ ${name}: ${steps[name].title}`);
    let outcome = "passed";
    try {
      const skipped = await steps[name].run();
      if (skipped) {
        say(skipped);
        outcome = isCi ? "failed" : "skipped";
      }
    } catch (error) {
      if (!(error instanceof StepFailedError))
        console.error(error instanceof UserFacingError ? error.message : error);
      outcome = "failed";
    }
    durations.push({ name, outcome, seconds: (performance.now() - started) / 1000 });
    if (outcome === "failed") {
      failed = name;
      break;
    }
  }
  report(durations, failed);
  return failed ? 1 : 0;
});

function chooseSteps() {
  const { values } = parseArgs({
    options: { only: { type: "string", multiple: true }, from: { type: "string" } },
  });
  const names = Object.keys(steps);
  for (const name of [...(values.only ?? []), ...(values.from ? [values.from] : [])]) {
    if (!names.includes(name))
      throw new UserFacingError(`No step is called "${name}". Steps: ${names.join(", ")}`);
  }
  if (values.only) return names.filter((name) => values.only.includes(name));
  return values.from ? names.slice(names.indexOf(values.from)) : names;
}

function report(durations, failed) {
  console.log("");
  for (const { name, outcome, seconds } of durations) {
    console.log(`${name.padEnd(10)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s`);
  }
  const whole = durations.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${"total".padEnd(19)} ${whole.toFixed(1).padStart(7)} s\n`);
  if (failed) console.log(`✗ ${failed} failed · again: npm test -- --only ${failed}`);
  if (totals.skipped > 0) console.log(`${totals.skipped} skipped`);
  // A step without tests of its own (lint, types, build) that fails still has to show in the last line.
  const count = failed && totals.failed === 0 ? 1 : totals.failed;
  console.log(`${totals.passed} passed, ${count} failed`);
}

/** Runs a root script, or fails the step. */
async function pnpm(...args) {
  await command("pnpm", ["run", "--silent", ...args]);
}

async function command(name, args, extra = {}) {
  const { code, output } = await run(name, args, { env: { ...env, ...extra }, live: true });
  const counted = countTests(output);
  for (const key of Object.keys(totals)) totals[key] += counted[key];
  if (code !== 0) throw new StepFailedError();
  return counted;
}

async function unitTests() {
  const found = await browser();
  if (typeof found === "string") {
    if (isCi) throw new UserFacingError(found);
    say(found);
  }
  const extra = typeof found === "string" ? {} : found;
  const bin = process.env.TEST_DATABASE_URL ? undefined : await ensurePostgres();
  if (!bin && !process.env.TEST_DATABASE_URL) {
    if (isCi) throw new UserFacingError(noPostgres);
    say(`${noPostgres}\n  The server's tests run on the embedded database alone.`);
  }
  const { skipped } = await command("pnpm", ["run", "--silent", "unit"], {
    ...extra,
    ...(bin && { POSTGRES_BIN: bin }),
  });
  if (isCi && skipped > 0) throw new UserFacingError("Tests were skipped although nothing is missing.");
}

/** @returns {Promise<{ CHROMIUM_PATH: string } | string>} the browser's variable, or why the step is skipped */
async function browser() {
  try {
    const path = await ensureChromium(env);
    const missingFont = await ensureChineseFont();
    if (missingFont) say(missingFont);
    return { CHROMIUM_PATH: path };
  } catch (error) {
    if (error instanceof UserFacingError) return error.message;
    throw error;
  }
}

async function stories() {
  const found = await browser();
  if (typeof found === "string") return found;
  await turbo("stories", found);
}

async function journeys() {
  const found = await browser();
  if (typeof found === "string") return found;
  await turbo("e2e", found);
}

async function consumer() {
  const found = await browser();
  if (typeof found === "string") return found;
  await turbo("consumer", found);
}

/** Short and with few members; `pnpm chaos` does the whole. */
async function chaos() {
  const bin = await ensurePostgres();
  if (!bin) return noPostgres;
  await turbo("chaos:short", { POSTGRES_BIN: bin });
}

/** Runs a root task, or shows again what its last run printed where nothing that it depends on has changed. */
async function turbo(task, extra) {
  await command("pnpm", ["exec", "turbo", "run", task, "--log-prefix=none"], extra);
}
