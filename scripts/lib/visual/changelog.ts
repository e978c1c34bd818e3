import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoryReport } from "./report.ts";
import type { Story } from "./story-list.ts";

/** The stories of a run and the name of the revision that they are compared with. */
export type Run = { base: string; stories: StoryReport[] };

/** A changed story with the paths of its pictures below the folder `changes` of the Storybook. */
type Change = Story & { before: string; after: string };

export type Changelog = { base: string; changes: Change[] };

/** Collects the page "What is new": each story that changed, before and after, in the first look that differs. */
export function changelogOf({ base, stories }: Run): Changelog {
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
 */
export function writeChangelog(
  changelog: Changelog,
  { storybook, report, output }: { storybook: string; report: string; output: string },
) {
  rmSync(output, { recursive: true, force: true });
  cpSync(storybook, output, { recursive: true });
  for (const { before, after } of changelog.changes)
    for (const file of [before, after]) cpSync(join(report, file), join(output, "changes", file));
  writeFileSync(join(output, "changes.json"), JSON.stringify(changelog));
}
