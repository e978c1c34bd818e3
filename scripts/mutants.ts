/**
 * `pnpm mutants`: changes a sample of the committed code, one small change at a time, and shows which changes no unit or
 * server test notices. Works on a copy of HEAD (a temporary git worktree), never on the files at hand.
 *   --area NAME      that area alone (repeatable): server, web, ui, api, richtext, scripts
 *   --lines N        lines tried in each area (10); most lines give one to three mutants
 *   --seed N         which lines are drawn (1): the same seed draws the same lines of the same commit
 *   --changed REF    only lines of files that differ from REF: before a release, the changed files
 */
import { rmSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { run } from "./lib/commands.mjs";
import { stopWhenTold } from "./lib/interrupt.mjs";
import {
  type Area,
  areas,
  decidingLines,
  draw,
  isArea,
  isIn,
  type Outcome,
  readReport,
} from "./lib/mutant-lines.ts";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";

await main(async () => {
  const { values } = parseArgs({
    options: {
      area: { type: "string", multiple: true },
      lines: { type: "string", default: "10" },
      seed: { type: "string", default: "1" },
      changed: { type: "string" },
    },
  });
  const count = numberOf("lines", values.lines);
  const seed = numberOf("seed", values.seed);
  const chosenAreas = (values.area ?? Object.keys(areas)).map(areaOf);
  stopWhenTold();

  const folder = await mkdtemp(join(tmpdir(), "lenscape-mutants-"));
  const copy = join(folder, "copy");
  // Also after a signal; git forgets the worktree with the next run's prune.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  try {
    say("Copying HEAD and installing its dependencies");
    await must("git", ["worktree", "prune"]);
    await must("git", ["worktree", "add", "--detach", copy]);
    await must("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: copy });
    const files = await filesOf(copy, values.changed);
    const results: Result[] = [];
    for (const area of chosenAreas) {
      const chosen = await chooseLines(copy, files, area, { count, seed });
      if (chosen.length === 0) continue;
      const result = { area, ...(await tryArea(copy, area, chosen)) };
      listMissed(result);
      results.push(result);
    }
    printTotals(results);
  } finally {
    await run("git", ["worktree", "remove", "--force", copy]);
  }
});

type Result = Outcome & { area: Area };

function areaOf(name: string): Area {
  if (isArea(name)) return name;
  throw new UserFacingError(`No area is called "${name}". Areas: ${Object.keys(areas).join(", ")}`);
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new UserFacingError(`--${name} is a whole number from 1, not "${text}"`);
  return number;
}

/** Runs a command; throws with its output where it fails. */
async function must(command: string, args: string[], options?: { cwd: string }): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new UserFacingError(`${command} ${args.join(" ")} ended with ${code}:\n${output}`);
  return output;
}

/** Lists the committed files, all or those that differ from a revision. */
async function filesOf(copy: string, changedSince?: string): Promise<string[]> {
  const list = changedSince ? ["diff", "--name-only", "--diff-filter=d", changedSince] : ["ls-files"];
  return (await must("git", list, { cwd: copy })).split("\n").filter(Boolean);
}

/** Draws lines as Stryker's ranges, such as `src/lib/id.ts:12-12`, relative to where the area's tests run. */
async function chooseLines(
  copy: string,
  files: string[],
  area: Area,
  { count, seed }: { count: number; seed: number },
): Promise<string[]> {
  const { cwd } = areas[area];
  const all: string[] = [];
  for (const file of files.filter((name) => isIn(name, area))) {
    const lines = decidingLines(await readFile(join(copy, file), "utf8"));
    all.push(...lines.map((line) => `${relative(cwd, file)}:${line}-${line}`));
  }
  return draw(all, count, seed);
}

/** Has Stryker change the lines of one area and run the tests that reach them. */
async function tryArea(copy: string, area: Area, mutate: string[]): Promise<Outcome> {
  const cwd = join(copy, areas[area].cwd);
  const folder = join(copy, "..", area);
  const config = {
    mutate,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    inPlace: true,
    concurrency: 1,
    ignoreStatic: true,
    disableTypeChecks: false,
    reporters: ["json"],
    jsonReporter: { fileName: join(folder, "report.json") },
    tempDirName: join(folder, "files"),
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 60,
    ...(area === "scripts" && { vitest: { dir: "scripts" } }),
    ...(area === "server" && { vitest: { configFile: await writeServerConfig(cwd, mutate) } }),
  };
  await writeFile(`${folder}.json`, JSON.stringify(config));
  say(`${area}: ${mutate.length} lines`);
  const stryker = join(copy, "node_modules/.bin/stryker");
  const command = [join(copy, "scripts/with-postgres.ts"), stryker, "run", `${folder}.json`];
  await must(process.execPath, command, { cwd });
  return readReport(JSON.parse(await readFile(config.jsonReporter.fileName, "utf8")));
}

/**
 * Writes a configuration with the tests of the drawn files' folders and of the contract: nearly every test of the server
 * imports all of it.
 * @returns the file's name
 */
async function writeServerConfig(cwd: string, mutate: string[]): Promise<string> {
  const folders = new Set(mutate.map((range) => dirname(range)));
  const include = [...[...folders].map((folder) => `${folder}/*.test.ts`), "src/contract/*.test.ts"];
  const name = "mutants.vitest.config.ts";
  const lines = [
    'import config from "./vitest.config.ts";',
    "const { test } = config.test.projects.at(-1);",
    `export default { test: { ...test, include: ${JSON.stringify(include)} } };`,
  ];
  await writeFile(join(cwd, name), lines.join("\n"));
  return name;
}

/** Prints the mutants that no test noticed. Called after each area, so that an aborted run keeps its results. */
function listMissed({ area, noticed, missed }: Result) {
  say(`${area}: ${noticed} of ${noticed + missed.length} noticed`);
  for (const line of missed) console.log(`\n${area}: ${line}`);
}

function printTotals(results: Result[]) {
  console.log("\narea      noticed   of");
  for (const { area, noticed, missed } of results)
    console.log(
      `${area.padEnd(9)} ${String(noticed).padStart(7)} ${String(noticed + missed.length).padStart(4)}`,
    );
}
