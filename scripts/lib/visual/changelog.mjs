import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What the page "What is new" shows of a run: each story that changed, before and after, in the first look in which it did.
 * @param {{ base: string, stories: ReturnType<typeof import("./report.mjs").byStory> }} run
 * @returns {{ base: string, changes: { id: string, title: string, name: string, before: string, after: string }[] }}
 *   the pictures' paths below the folder `changes` of the Storybook
 */
export function changelogOf({ base, stories }) {
  const changes = stories
    .filter(({ kind }) => kind === "changed")
    .flatMap(({ id, title, name, looks }) => {
      const { before, after } = looks.find(({ files }) => files.before && files.after)?.files ?? {};
      return before && after ? [{ id, title, name, before, after }] : [];
    });
  return { base, changes };
}

/**
 * Puts the present Storybook, with the pictures of what changed, where `storybook:build` puts it.
 * @param {ReturnType<typeof changelogOf>} changelog
 * @param {{ storybook: string, report: string, output: string }} directories
 */
export function writeChangelog(changelog, { storybook, report, output }) {
  rmSync(output, { recursive: true, force: true });
  cpSync(storybook, output, { recursive: true });
  for (const { before, after } of changelog.changes)
    for (const file of [before, after]) cpSync(join(report, file), join(output, "changes", file));
  writeFileSync(join(output, "changes.json"), JSON.stringify(changelog));
}
