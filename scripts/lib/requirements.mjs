import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isLive, productCode } from "./live-code.mjs";
import { projectFiles, root } from "./project.mjs";
import { proofsOf } from "./proofs.mjs";

/** Rows of these prefixes record how a gap is read; they are no promises of their own. */
export const readings = new Set(["HOLE", "AMB"]);

const TESTS = /\.(?:test|spec|stories)\.[cm]?[jt]sx?$/;
/** What tests, stories and the pages of the design system's manual stand on; the product knows none of it. */
const HELPERS =
  /\.(?:test|spec|stories)\.|\/test\/|^e2e\/|\/(?:story-data|story-file)\.ts$|^packages\/ui\/src\/(?:docs|foundations|styles)\/.*\.ts/;
/** A journey drives the running product from outside. */
const JOURNEYS = /^e2e\//;

/** The checklist's rows: id → requirement, in the document's order. */
export function checklist() {
  const text = readFileSync(join(root, "docs/requirements.md"), "utf8");
  return new Map(
    [...text.matchAll(/^\| ([A-Z]+-\d{3}) \| (.*?) \|/gm)].map(([, id, requirement]) => [id, requirement]),
  );
}

/** @typedef {import("./proofs.mjs").Proof & { file: string }} FiledProof a proof and where it stands, below the root */

/**
 * Every test and story that names rows in its title (`"WIDGET-003 …"`, several as `ERR-001 ERR-004 …`), and is not
 * switched off.
 * @returns {FiledProof[]}
 */
export function proofs(files = projectFiles().filter((file) => TESTS.test(file))) {
  const isHelper = (file) => HELPERS.test(relative(root, file));
  return files.flatMap((file) => proofsOf(join(root, file), isHelper).map((proof) => ({ file, ...proof })));
}

/** The ids of the rows that some proofs name. */
export const namedIds = (all = proofs()) => new Set(all.flatMap(({ ids }) => [...ids]));

/** The rows that promise something and are named by no test or story. */
export function uncovered(rows = checklist(), named = namedIds()) {
  return [...rows.keys()].filter((id) => !readings.has(prefixOf(id)) && !named.has(id));
}

/**
 * The proofs that prove nothing about the product: they drive code that it does not use, or none of its code.
 * @param {FiledProof[]} [all]
 * @param {Map<string, Set<string>> | Promise<Map<string, Set<string>>>} [live]
 * @returns {Promise<string[]>} a sentence for each
 */
export async function emptyProofs(all = proofs(), live = productCode()) {
  const code = await live;
  return all.flatMap(({ file, ids, uses }) => {
    if (JOURNEYS.test(file)) return [];
    const unused = uses.filter((binding) => !isLive(binding, code));
    if (uses.length > 0 && unused.length === 0) return [];
    const what = unused.map((binding) => `${binding.name} of ${relative(root, binding.file)}`).join(", ");
    return [
      `${[...ids].join(" ")} in ${file} drives ${what ? `what the product does not use: ${what}` : "none of the product's code"}`,
    ];
  });
}

/** What stands before the number of a row: GEN-003 is of GEN. */
export const prefixOf = (id) => id.slice(0, id.indexOf("-"));
