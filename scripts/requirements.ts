/**
 * `pnpm requirements`: lists the rows of docs/requirements.md that a test or story names in a title. Refuses a row that
 * nothing proves, and a proof that drives code which the product does not use.
 *   --missing PREFIX   only the uncovered rows of that prefix, with their text
 */
import { parseArgs } from "node:util";
import {
  checklist,
  emptyProofs,
  namedIds,
  prefixOf,
  proofs,
  readings,
  uncovered,
} from "./lib/requirements.ts";
import { main, UserFacingError } from "./lib/user-facing-error.mjs";

await main(async () => {
  const { values } = parseArgs({ options: { missing: { type: "string" } } });
  const rows = checklist();
  const all = proofs();
  const named = namedIds(all);
  if (values.missing) return listMissing(rows, named, values.missing.replace(/-$/, "").toUpperCase());
  summarise(rows, named);
  const empty = await emptyProofs(all);
  if (empty.length > 0) console.log(`\nProve nothing:\n${empty.map((line) => `  ${line}`).join("\n")}`);
  return empty.length + uncovered(rows, named).length > 0 ? 1 : 0;
});

function summarise(rows: Map<string, string>, named: Set<string>) {
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

function listMissing(rows: Map<string, string>, named: Set<string>, prefix: string) {
  const ids = [...rows.keys()].filter((id) => prefixOf(id) === prefix);
  if (ids.length === 0)
    throw new UserFacingError(
      `No row begins with ${prefix}-. Prefixes: ${[...new Set([...rows.keys()].map(prefixOf))].join(", ")}`,
    );
  for (const id of ids) if (!named.has(id)) console.log(`${id}  ${rows.get(id)}`);
}

function groupByPrefix(ids: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const id of ids) groups.set(prefixOf(id), [...(groups.get(prefixOf(id)) ?? []), id]);
  return groups;
}

/** Joins neighbouring numbers into ranges: 001 002 003 007 → 001…003 007. */
function ranges(numbers: string[]): string[] {
  const runs: { from: string; to: string }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && Number(number) === Number(last.to) + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from}…${to}`));
}

function wrap(words: string[]): string {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line.length + word.length > 100) {
      lines.push(line);
      line = "";
    }
    line += ` ${word}`;
  }
  return [...lines, line].map((text) => `       ${text}`).join("\n");
}
