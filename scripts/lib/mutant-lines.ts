import { createHash } from "node:crypto";

/** Areas of code: the folder in which the tests run, and the files that mutants are made of. */
export const areas = {
  server: { cwd: "apps/server", files: /^apps\/server\/src\/(?:modules|core|contract|db)\/.*\.ts$/ },
  web: { cwd: "apps/web", files: /^apps\/web\/src\/(?:features|shell|lib)\/.*\.tsx?$/ },
  ui: { cwd: "packages/ui", files: /^packages\/ui\/src\/(?:widgets|lib)\/.*\.tsx?$/ },
  api: { cwd: "packages/api", files: /^packages\/api\/src\/.*\.ts$/ },
  richtext: { cwd: "packages/richtext", files: /^packages\/richtext\/src\/.*\.ts$/ },
  scripts: { cwd: ".", files: /^scripts\/.*\.(?:mjs|ts)$/ },
};

const NO_CODE_TO_TEST =
  /\.(?:test|stories|gen|d)\.|\/(?:test|migrations|docs|copy)\/|[-/]text\.|-fixtures\.|\.page-plays\./;

/** A line that decides or computes something. */
const DECIDES =
  /(?:[=!]==?|[<>]=?(?= )|&&|\|\||\?\?| \? | [-+*/%] |\breturn\b|\bif \(|\.(?:filter|some|every|sort|slice|find)\()/;
const NEVER = /^\s*(?:\/\/|\/?\*|import\b|export (?:type|interface|\*)|type\b|interface\b)/;

export type Area = keyof typeof areas;

/** Whether a text is the name of an area. */
export const isArea = (name: string): name is Area => Object.hasOwn(areas, name);

/** Whether a file belongs to an area. */
export const isIn = (file: string, area: Area): boolean =>
  areas[area].files.test(file) && !NO_CODE_TO_TEST.test(file);

/** Lists the 1-based numbers of the lines that a small change would make wrong. */
export const decidingLines = (source: string): number[] =>
  source.split("\n").flatMap((line, index) => (DECIDES.test(line) && !NEVER.test(line) ? [index + 1] : []));

/** Draws some of the texts: those whose hash with the seed comes first. */
export function draw(texts: readonly string[], count: number, seed: number): string[] {
  const hashOf = (text: string) => createHash("sha1").update(`${seed} ${text}`).digest("hex");
  const drawn = texts.map((text) => ({ text, hash: hashOf(text) }));
  drawn.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  return drawn.slice(0, count).map(({ text }) => text);
}

/** The part of a report of Stryker (mutation-testing-report-schema) that is read here. */
export type MutationReport = { files: Record<string, { source: string; mutants: Mutant[] }> };

type Mutant = {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
};

/** The outcome of a run, with a line for each mutant that no test noticed. */
export type Outcome = { noticed: number; missed: string[] };

/** Counts the mutants that tests noticed. One that never ends counts as noticed, one that no test reaches does not. */
export function readReport({ files }: MutationReport): Outcome {
  const found: Outcome = { noticed: 0, missed: [] };
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
