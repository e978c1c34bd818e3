/**
 * `pnpm settings`: updates the values and defaults in docs/settings.md from the server's configuration. The meanings are
 * written by hand.
 *   --check   changes nothing and fails where the document differs
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runQuietly } from "./lib/commands.mjs";
import { root } from "./lib/project.mjs";
import { readSettings, settingFaults, settingRows, withSettings } from "./lib/settings.ts";
import { main } from "./lib/user-facing-error.mjs";

const DOCUMENT = "docs/settings.md";

await main(async () => {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const settings = readSettings();
  const path = join(root, DOCUMENT);
  if (!values.check) {
    await writeFile(path, withSettings(await readFile(path, "utf8"), settings));
    await runQuietly("Formatting failed:", process.execPath, [
      join(root, "node_modules/@biomejs/biome/bin/biome"),
      "format",
      "--write",
      DOCUMENT,
    ]);
  }
  const faults = settingFaults(settingRows(await readFile(path, "utf8")), settings);
  if (faults.length === 0) return 0;
  console.error(`${DOCUMENT}: ${faults.join("\n  ")}\nRun pnpm settings and describe what is new.`);
  return 1;
});
