import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

const page = readFileSync(join(root, "docs/security.md"), "utf8");

/** The rows of the standard, as `{ id, holds, proof }`. */
const rows = page
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, id, , holds, proof]) => ({ id, holds, proof }));

const stateOf = ({ holds }) => /^(partly|open|does not apply)/.exec(holds)?.[1] ?? "holds";

/** The file that a cited path means: whole, in the server's sources, or next to the one cited before it. */
function fileOf(path, before) {
  const siblings = before ? [join(before, "..", path)] : [];
  const places = [path, join("apps/server/src", path), ...siblings];
  return places.find((place) => existsSync(join(root, place)));
}

/** Every cited file with the beginnings of titles that stand behind it. */
function citations(proof) {
  const found = [];
  for (const [, path, title] of proof.matchAll(/`([\w./-]+\.(?:test|spec|stories)\.tsx?)`|"([^"]+)"/g)) {
    if (path) found.push({ path, file: fileOf(path, found.at(-1)?.file), titles: [] });
    else found.at(-1)?.titles.push(title);
  }
  return found;
}

test("every row of the standard is there once, with its proof or its reason", () => {
  expect(rows).toHaveLength(107);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(107);
  const bare = rows.filter((row) => row.proof === "" && !["open", "does not apply"].includes(stateOf(row)));
  expect(bare).toEqual([]);
});

test("the page counts its rows right", () => {
  const count = (state) => rows.filter((row) => stateOf(row) === state).length;
  expect(page).toContain(
    `${count("holds")} hold, ${count("partly")} hold partly, ${count("open")} are open, ${count("does not apply")} do not apply.`,
  );
});

test.each(rows.filter(({ proof }) => /`|"/.test(proof)).map((row) => [row.id, row]))(
  "%s cites tests that are there",
  (_id, { proof }) => {
    for (const { path, file, titles } of citations(proof)) {
      expect(file, path).toBeDefined();
      const text = readFileSync(join(root, file), "utf8");
      for (const title of titles) expect(text, path).toContain(title);
    }
  },
);
