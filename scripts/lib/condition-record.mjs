import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What has a column of its own in the status of a widget, with the conditions that it stands for. */
const COLUMNS = {
  forcedColors: ["forcedColors"],
  largeText: ["largeText", "largeNarrow"],
  narrow: ["narrow"],
};

/**
 * What a run lost, by widget.
 * @param {{ id: string, losses: Record<string, string[]> }[]} visits what was found in each story that was looked at;
 *   ids begin with the folder of the widget, `badge--default`
 * @returns {Record<string, Record<string, string[]>>} folder → condition → sentences, each once
 */
export function conditionRecord(visits) {
  const record = {};
  for (const { id, losses } of visits) {
    const [folder] = id.split("--");
    record[folder] ??= Object.fromEntries(Object.keys(COLUMNS).map((column) => [column, []]));
    for (const [column, conditions] of Object.entries(COLUMNS)) {
      const found = conditions.flatMap((condition) => losses[condition] ?? []);
      record[folder][column] = [...new Set([...record[folder][column], ...found])];
    }
  }
  return record;
}

/**
 * Where a run of the stories notes what it finds under the conditions, and what becomes of it: `keep` puts it next to
 * the pages of the Storybook that was run, whose status pages show it. The next build starts without it.
 * @param {string} built the folder of the built Storybook
 * @returns {{ env: Record<string, string>, keep: () => void }}
 */
export function conditionVisits(built) {
  const folder = mkdtempSync(join(tmpdir(), "conditions-"));
  const file = join(folder, "visits.jsonl");
  const keep = () => {
    const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
    rmSync(folder, { recursive: true });
    const record = conditionRecord(lines.map((line) => JSON.parse(line)));
    writeFileSync(join(built, "conditions.json"), JSON.stringify(record));
  };
  return { env: { CONDITION_VISITS: file }, keep };
}
