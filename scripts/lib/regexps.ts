import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, root } from "./project.mjs";
import { identifierName, lineAt, parseSource, visitAll } from "./syntax.ts";

/** Code that handles members' input; tests, stories and the pages of the design system's manual do not. */
const SOURCES = [":(glob)apps/*/src/**/*.ts*", ":(glob)packages/*/src/**/*.ts*"];
const EXCLUDED = /\.(?:test|stories|gen)\.|\/src\/test\/|^packages\/ui\/src\/(?:docs|foundations|styles)\//;

/** Lists the source files that handle members' input, below the repository's root. */
export function sourceFiles(): string[] {
  return projectFiles(...SOURCES).filter((file) => !EXCLUDED.test(file));
}

export type Literal = { place: string; source: string; flags: string };

export type Regexps = { literals: Literal[]; dynamic: { place: string; text: string }[] };

/**
 * Finds the regular expression literals of a source file, and calls of RegExp with a dynamic pattern.
 * @param file name, whose extension selects the language
 */
export function regexpsIn(file: string, text: string): Regexps {
  const found: Regexps = { literals: [], dynamic: [] };
  const placeOf = ({ start }: { start: number }) => `${file}:${lineAt(text, start)}`;
  visitAll(parseSource(file, text).program, (node) => {
    if (node.type === "Literal" && "regex" in node)
      found.literals.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
    const isCall = node.type === "NewExpression" || node.type === "CallExpression";
    if (isCall && identifierName(node.callee) === "RegExp")
      found.dynamic.push({ place: placeOf(node), text: text.slice(node.start, node.end) });
  });
  return found;
}

/** Lists the patterns by which the contract checks input, as the server's validator compiles them. */
export function contractPatterns(): Literal[] {
  const file = "packages/api/src/contract.gen.json";
  const patterns = new Set<string>();
  JSON.parse(readFileSync(join(root, file), "utf8"), (name, value: unknown) => {
    if (name === "pattern" && typeof value === "string") patterns.add(value);
    return value;
  });
  return [...patterns].map((source) => ({ place: file, source, flags: "u" }));
}
