import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "./project.mjs";

/** Folders that follow the rules of docs/conventions.md for comments and names. */
const FOLDERS = [
  "apps/server/",
  "apps/web/",
  "packages/api/",
  "packages/passwords/",
  "packages/richtext/",
  "packages/ui/",
  ".storybook/",
  "e2e/",
  "scripts/",
  "bench/",
];

const QUESTION_COMMENT = /\/\*\*\s+(?:\*\s+)?(?:What|Who|Whom|Whose|Which|How|When|Where|Until|Why)\b.*/g;

/** Participles that say nothing about the value that they name. */
const PARTICIPLE =
  /\b(?:const|let|function) (?:asked|done|given|gone|held|kept|made|making|said|shown|told|wanted)\b.*/g;

const files = projectFiles("*.ts", "*.tsx").filter(
  (file) => FOLDERS.some((folder) => file.startsWith(folder)) && !/\.gen\.ts$/.test(file),
);

/** Lists the matches of a pattern with their files. */
const findMatches = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(pattern)].map(([text]) => `${file}: ${text}`),
  );

test("doc comments begin with a verb or a noun, not with a question word", () => {
  expect(findMatches(QUESTION_COMMENT)).toEqual([]);
});

test("names are not bare participles", () => {
  expect(findMatches(PARTICIPLE)).toEqual([]);
});
