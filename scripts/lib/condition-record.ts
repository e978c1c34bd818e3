import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Columns in the status of a widget, each with the conditions that it summarises. */
const COLUMNS = {
  forcedColors: ["forcedColors"],
  largeText: ["largeText", "largeNarrow"],
  narrow: ["narrow"],
};

/** The losses that a run found in one story, by condition. The id begins with the widget's folder: `badge--default`. */
export type Visit = { id: string; losses: Record<string, string[]> };

/** Sentences about losses, each once, by folder of the widget and by column. */
type Losses = Record<string, Record<string, string[]>>;

/** Groups the losses of a run by widget. */
export function conditionRecord(visits: Visit[]): Losses {
  const record: Losses = {};
  for (const { id, losses } of visits) {
    const [folder = ""] = id.split("--");
    const known = record[folder] ?? {};
    record[folder] = Object.fromEntries(
      Object.entries(COLUMNS).map(([column, conditions]) => {
        const found = conditions.flatMap((condition) => losses[condition] ?? []);
        return [column, [...new Set([...(known[column] ?? []), ...found])]];
      }),
    );
  }
  return record;
}

/**
 * Prepares the file in which a run of the stories notes its losses under the conditions. `keep` puts the record next to
 * the pages of the Storybook that was run, whose status pages show it. The next build starts without it.
 * @param built the folder of the built Storybook
 */
export function conditionVisits(built: string): { env: { CONDITION_VISITS: string }; keep: () => void } {
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
