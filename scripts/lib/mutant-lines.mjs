/** Code that a test may be about, by area: where its tests run, and which files are tried. */
export const areas = {
  server: { cwd: "apps/server", files: /^apps\/server\/src\/(?:domains|core|contract|db)\/.*\.ts$/ },
  web: { cwd: "apps/web", files: /^apps\/web\/src\/(?:features|shell|lib|routes)\/.*\.tsx?$/ },
  ui: { cwd: "packages/ui", files: /^packages\/ui\/src\/(?:widgets|lib)\/.*\.tsx?$/ },
  api: { cwd: "packages/api", files: /^packages\/api\/src\/.*\.ts$/ },
  richtext: { cwd: "packages/richtext", files: /^packages\/richtext\/src\/.*\.ts$/ },
  scripts: { cwd: ".", files: /^scripts\/.*\.mjs$/ },
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
 * Numbers from 0 up to but without 1, the same for the same seed (mulberry32).
 * @param {number} seed
 * @returns {() => number}
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws some of the rows, each at most once, in the order they were drawn.
 * @template Row
 * @param {readonly Row[]} rows
 * @param {number} count
 * @param {() => number} random
 * @returns {Row[]}
 */
export function draw(rows, count, random) {
  const left = [...rows];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0],
  );
}

/**
 * Counts what Stryker found. A mutant that never ends is noticed; one that no test reaches is not.
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
