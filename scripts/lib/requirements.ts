import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isLive, type LiveCode, productCode } from "./live-code.ts";
import { projectFiles, root } from "./project.mjs";
import { type Proof, proofsOf } from "./proofs.ts";

/** Prefixes of rows that record how a gap in the specification is read; they promise nothing of their own. */
export const readings = new Set(["HOLE", "AMB"]);

const TESTS = /\.(?:test|spec|stories)\.[cm]?[jt]sx?$/;
/** Helpers of tests, stories and the pages of the design system's manual; the product imports none of them. */
const HELPERS =
  /\.(?:test|spec|stories)\.|\/test\/|^e2e\/|\/(?:story-data|story-file)\.ts$|^packages\/ui\/src\/(?:docs|foundations|styles)\/.*\.ts/;
/** A journey drives the running product from outside. */
const JOURNEYS = /^e2e\//;

/** Reads the checklist's rows, by id in the document's order. */
export function checklist(): Map<string, string> {
  const text = readFileSync(join(root, "docs/requirements.md"), "utf8");
  return new Map(
    [...text.matchAll(/^\| ([A-Z]+-\d{3}) \| (.*?) \|/gm)].map(([, id = "", requirement = ""]) => [
      id,
      requirement,
    ]),
  );
}

/** A proof and the file that it is in, below the root. */
export type FiledProof = Proof & { file: string };

/**
 * Lists every test and story that names rows in its title (`"WIDGET-003 …"`, several as `ERR-001 ERR-004 …`), and is not
 * switched off.
 */
export function proofs(files = projectFiles().filter((file) => TESTS.test(file))): FiledProof[] {
  const isHelper = (file: string) => HELPERS.test(relative(root, file));
  return files.flatMap((file) => proofsOf(join(root, file), isHelper).map((proof) => ({ file, ...proof })));
}

/** Returns the ids of the rows that some proofs name. */
export const namedIds = (all = proofs()) => new Set(all.flatMap(({ ids }) => [...ids]));

/** Returns the ids of the rows that promise something and are named by no test or story. */
export function uncovered(rows = checklist(), named = namedIds()): string[] {
  return [...rows.keys()].filter((id) => !readings.has(prefixOf(id)) && !named.has(id));
}

/**
 * Finds the proofs that prove nothing about the product: they drive code that it does not use, or none of its code.
 * @returns a sentence for each
 */
export async function emptyProofs(all = proofs(), live?: LiveCode): Promise<string[]> {
  const code = live ?? (await productCode());
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

/** Returns the letters before the number of a row: GEN of GEN-003. */
export const prefixOf = (id: string) => id.slice(0, id.indexOf("-"));
