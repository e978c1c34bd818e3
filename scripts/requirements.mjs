/**
 * `pnpm requirements`: which rows of docs/requirements.md a test or story names in a title.
 *   --missing PREFIX   only the uncovered rows of that prefix, with their text
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/project.mjs";
import { main, Sentence } from "./lib/sentence.mjs";

/** Rows of these prefixes record how a gap is read; they are no promises of their own. */
const readings = new Set(["HOLE", "AMB"]);

await main(async () => {
  const { values } = parseArgs({ options: { missing: { type: "string" } } });
  const rows = checklist();
  const named = namedIds();
  if (values.missing) return listMissing(rows, named, values.missing.replace(/-$/, "").toUpperCase());
  summarise(rows, named);
});

/** The checklist's rows: id → requirement, in the document's order. */
function checklist() {
  const text = readFileSync(join(root, "docs/requirements.md"), "utf8");
  return new Map(
    [...text.matchAll(/^\| ([A-Z]+-\d{3}) \| (.*?) \|/gm)].map(([, id, requirement]) => [id, requirement]),
  );
}

/**
 * Every id in a string of a test, spec or story file that begins with one (`"WIDGET-003 …"`), unless that test is
 * switched off. `API-163…165` and `ERR-001, ERR-004` name each of their rows.
 */
function namedIds() {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const named = new Set();
  for (const file of new Set(files.split("\n"))) {
    if (!/\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(file) || !existsSync(join(root, file))) continue;
    const text = readFileSync(join(root, file), "utf8");
    for (const { index, 2: title } of text.matchAll(/(["'`])([A-Z]+-\d{3}\b(?:(?!\1).)*)\1/g)) {
      if (/\.(skip|todo|fixme)\(\s*$/.test(text.slice(0, index))) continue;
      for (const id of idsIn(title)) named.add(id);
    }
  }
  return named;
}

function idsIn(title) {
  const ids = [];
  for (const [, prefix, first, last] of title.matchAll(/\b([A-Z]+)-(\d{3})(?:(?:…|\.\.\.?|–)(\d{3}))?/g)) {
    for (let number = Number(first); number <= Number(last ?? first); number++) {
      ids.push(`${prefix}-${String(number).padStart(3, "0")}`);
    }
  }
  return ids;
}

function summarise(rows, named) {
  const byPrefix = groupByPrefix(rows.keys());
  let covered = 0;
  let total = 0;
  for (const [prefix, ids] of byPrefix) {
    const missing = ids.filter((id) => !named.has(id));
    const note = readings.has(prefix) ? " (readings)" : "";
    console.log(
      `${prefix.padEnd(8)} ${String(ids.length - missing.length).padStart(3)}/${ids.length}${note}`,
    );
    if (missing.length > 0 && !note)
      console.log(wrap(ranges(missing.map((id) => id.slice(prefix.length + 1)))));
    if (note) continue;
    covered += ids.length - missing.length;
    total += ids.length;
  }
  console.log(`\n${covered}/${total} rows are named by a test or story.`);
  const unknown = [...named].filter((id) => !rows.has(id));
  if (unknown.length > 0) console.log(`Named, but not in the checklist: ${unknown.sort().join(" ")}`);
}

function listMissing(rows, named, prefix) {
  const ids = [...rows.keys()].filter((id) => prefixOf(id) === prefix);
  if (ids.length === 0)
    throw new Sentence(
      `No row begins with ${prefix}-. Prefixes: ${[...new Set([...rows.keys()].map(prefixOf))].join(", ")}`,
    );
  for (const id of ids) if (!named.has(id)) console.log(`${id}  ${rows.get(id)}`);
}

function prefixOf(id) {
  return id.slice(0, id.indexOf("-"));
}

function groupByPrefix(ids) {
  const groups = new Map();
  for (const id of ids) groups.set(prefixOf(id), [...(groups.get(prefixOf(id)) ?? []), id]);
  return groups;
}

/** Neighbouring numbers as one range: 001 002 003 007 → 001…003 007. */
function ranges(numbers) {
  const runs = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && Number(number) === Number(last.to) + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from}…${to}`));
}

function wrap(words) {
  const lines = [""];
  for (const word of words) {
    if (lines.at(-1).length + word.length > 100) lines.push("");
    lines[lines.length - 1] += ` ${word}`;
  }
  return lines.map((line) => `       ${line}`).join("\n");
}
