import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/** Rows of these prefixes record how a gap is read; they are no promises of their own. */
export const readings = new Set(["HOLE", "AMB"]);

/** The checklist's rows: id → requirement, in the document's order. */
export function checklist() {
  const text = readFileSync(join(root, "docs/requirements.md"), "utf8");
  return new Map(
    [...text.matchAll(/^\| ([A-Z]+-\d{3}) \| (.*?) \|/gm)].map(([, id, requirement]) => [id, requirement]),
  );
}

/**
 * Every id in a string of a test, spec or story file that begins with one (`"WIDGET-003 …"`), unless that test is
 * switched off. A title may name several: `ERR-001 ERR-004 …`.
 */
export function namedIds() {
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
      for (const [id] of title.matchAll(/\b[A-Z]+-\d{3}\b/g)) named.add(id);
    }
  }
  return named;
}

/** The rows that promise something and are named by no test or story. */
export function uncovered(rows = checklist(), named = namedIds()) {
  return [...rows.keys()].filter((id) => !readings.has(prefixOf(id)) && !named.has(id));
}

/** What stands before the number of a row: GEN-003 is of GEN. */
export const prefixOf = (id) => id.slice(0, id.indexOf("-"));
