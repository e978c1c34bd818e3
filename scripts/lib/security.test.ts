import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

const page = readFileSync(join(root, "docs/security.md"), "utf8");

type Row = { id: string; holds: string; proof: string };

/** Rows of the standard. */
const rows = page
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, id = "", , holds = "", proof = ""]): Row => ({ id, holds, proof }));

const stateOf = ({ holds }: Row) => /^(partly|open|does not apply)/.exec(holds)?.[1] ?? "holds";

/** Finds the file of a cited path: below the root, in the server's sources, or next to the one cited before it. */
function fileOf(path: string, before: string | undefined): string | undefined {
  const siblings = before ? [join(before, "..", path)] : [];
  const places = [path, join("apps/server/src", path), ...siblings];
  return places.find((place) => existsSync(join(root, place)));
}

type Citation = { path: string; file: string | undefined; titles: string[] };

/** Lists every cited file with the beginnings of titles behind it. */
function citations(proof: string): Citation[] {
  const found: Citation[] = [];
  for (const [, path, title] of proof.matchAll(/`([\w./-]+\.(?:test|spec|stories)\.tsx?)`|"([^"]+)"/g)) {
    if (path) found.push({ path, file: fileOf(path, found.at(-1)?.file), titles: [] });
    else if (title) found.at(-1)?.titles.push(title);
  }
  return found;
}

test("has every row of the standard once, with a proof or a reason", () => {
  expect(rows).toHaveLength(107);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(107);
  const bare = rows.filter((row) => row.proof === "" && !["open", "does not apply"].includes(stateOf(row)));
  expect(bare).toEqual([]);
});

test("the counts of the page match its rows", () => {
  const count = (state: string) => rows.filter((row) => stateOf(row) === state).length;
  expect(page).toContain(
    `${count("holds")} hold, ${count("partly")} hold partly, ${count("open")} are open, ${count("does not apply")} do not apply.`,
  );
});

test.each(rows.filter(({ proof }) => /`|"/.test(proof)).map((row) => [row.id, row] as const))(
  "%s cites tests that are there",
  (_id, { proof }) => {
    for (const { path, file, titles } of citations(proof)) {
      expect(file, path).toBeDefined();
      const text = readFileSync(join(root, file ?? path), "utf8");
      for (const title of titles) expect(text, path).toContain(title);
    }
  },
);
