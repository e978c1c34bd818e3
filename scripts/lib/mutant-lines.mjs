import { createHash } from "node:crypto";

/** Areas of code: the folder in which the tests run, and the files that mutants are made of. */
export const areas = {
  server: { cwd: "apps/server", files: /^apps\/server\/src\/(?:domains|core|contract|db)\/.*\.ts$/ },
  web: { cwd: "apps/web", files: /^apps\/web\/src\/(?:features|shell|lib|routes)\/.*\.tsx?$/ },
  ui: { cwd: "packages/ui", files: /^packages\/ui\/src\/(?:widgets|lib)\/.*\.tsx?$/ },
  api: { cwd: "packages/api", files: /^packages\/api\/src\/.*\.ts$/ },
  richtext: { cwd: "packages/richtext", files: /^packages\/richtext\/src\/.*\.ts$/ },
  scripts: { cwd: ".", files: /^scripts\/.*\.(?:mjs|ts)$/ },
};

const NO_CODE_TO_TEST =
  /\.(?:test|stories|gen|d)\.|\/(?:test|migrations|docs|copy)\/|-(?:text|fixtures)\.|\.page-plays\./;

/** A line that decides or computes something. */
const DECIDES =
  /(?:[=!]==?|[<>]=?(?= )|&&|\|\||\?\?| \? | [-+*/%] |\breturn\b|\bif \(|\.(?:filter|some|every|sort|slice|find)\()/;
const NEVER = /^\s*(?:\/\/|\/?\*|import\b|export (?:type|interface|\*)|type\b|interface\b)/;

/** Whether files of this path belong to an area. @param {string} file @param {keyof typeof areas} area */
export const isIn = (file, area) => areas[area].files.test(file) && !NO_CODE_TO_TEST.test(file);

/**
 * The numbers, from 1, of the lines that a small change would make wrong.
 * @param {string} source
 * @returns {number[]}
 */
export const decidingLines = (source) =>
  source.split("\n").flatMap((line, index) => (DECIDES.test(line) && !NEVER.test(line) ? [index + 1] : []));

/**
 * Draws some of the texts: those whose hash with the seed comes first.
 * @param {readonly string[]} texts
 * @param {number} count
 * @param {number} seed
 * @returns {string[]}
 */
export function draw(texts, count, seed) {
  const hashOf = (text) => createHash("sha1").update(`${seed} ${text}`).digest("hex");
  const drawn = texts.map((text) => ({ text, hash: hashOf(text) }));
  drawn.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  return drawn.slice(0, count).map(({ text }) => text);
}

/**
 * Counts the mutants that tests noticed. One that never ends counts as noticed, one that no test reaches does not.
 * @param {{ files: Record<string, { source: string, mutants: object[] }> }} report mutation-testing-report-schema
 * @returns {{ noticed: number, missed: string[] }} a line for each mutant that no test noticed
 */
export function readReport({ files }) {
  const found = { noticed: 0, missed: [] };
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split("\n");
    for (const { status, location, replacement, mutatorName } of mutants) {
      if (status === "Killed" || status === "Timeout") found.noticed += 1;
      if (status !== "Survived" && status !== "NoCoverage") continue;
      const { start } = location;
      const line = lines[start.line - 1]?.trim() ?? "";
      const reached = status === "NoCoverage" ? ", reached by no test" : "";
      found.missed.push(`${file}:${start.line}  ${line}\n    ${replacement ?? mutatorName}${reached}`);
    }
  }
  return found;
}
