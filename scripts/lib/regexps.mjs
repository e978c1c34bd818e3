import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { projectFiles, root } from "./project.mjs";

/** Where the code that handles members' input lives; tests, stories and the pages of the design system's manual do not. */
const SOURCES = [":(glob)apps/*/src/**/*.ts*", ":(glob)packages/*/src/**/*.ts*"];
const BESIDE = /\.(?:test|stories|gen)\.|\/src\/test\/|^packages\/ui\/src\/(?:docs|foundations|styles)\//;

/** The source files that meet members' input, below the repository's root. */
export function sourceFiles() {
  return projectFiles(...SOURCES).filter((file) => !BESIDE.test(file));
}

/** @typedef {{ place: string, source: string, flags: string }} Literal */

/**
 * The regular expressions that a source file writes down, and those that it puts together from strings.
 * @param {string} file its name, for the language it is in
 * @param {string} text
 * @returns {{ literals: Literal[], made: { place: string, text: string }[] }}
 */
export function regexpsIn(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = { literals: [], made: [] };
  const placeOf = ({ start }) => `${file}:${text.slice(0, start).split("\n").length}`;
  const visit = (node) => {
    if (node === null || typeof node !== "object") return;
    if (Array.isArray(node)) return void node.forEach(visit);
    if (node.type === "Literal" && node.regex) {
      found.literals.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
    }
    if (/^(?:New|Call)Expression$/.test(node.type) && node.callee.name === "RegExp") {
      found.made.push({ place: placeOf(node), text: text.slice(node.start, node.end) });
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(program);
  return found;
}

/** The patterns that the contract holds input to, as the server's validator compiles them. */
export function contractPatterns() {
  const file = "packages/api/src/contract.gen.json";
  const patterns = new Set();
  JSON.parse(readFileSync(join(root, file), "utf8"), (name, value) => {
    if (name === "pattern" && typeof value === "string") patterns.add(value);
    return value;
  });
  return [...patterns].map((source) => ({ place: file, source, flags: "u" }));
}
