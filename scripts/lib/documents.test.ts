import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles, root } from "./project.mjs";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = projectFiles("*.md");

/** Documents whose names appear in sources but that only tests or releases create. */
const CREATED_ELSEWHERE = ["shorter-appeals.md"];

/** Returns the fragment that GitHub gives to a heading. */
const toAnchor = (heading: string) =>
  heading
    .trim()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

const knownAnchors = new Map<string, Set<string>>();

/** Lists the fragments of a document's headings; a repeated heading has a number. */
function anchorsOf(file: string): Set<string> {
  const known = knownAnchors.get(file);
  if (known) return known;
  const anchors = new Set<string>();
  knownAnchors.set(file, anchors);
  for (const [, heading = ""] of withoutCode(read(file)).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = toAnchor(heading);
    let unique = anchor;
    for (let n = 1; anchors.has(unique); n += 1) unique = `${anchor}-${n}`;
    anchors.add(unique);
  }
  return anchors;
}

/** Removes fenced code, in which brackets and number signs mean something else. */
const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, "");

/** Lists the relative links of a document that lead nowhere. */
function brokenLinks(file: string): string[] {
  const links = [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)|<img[^>]* src="([^"]+)"/g)];
  return links
    .map(([, link, image]) => link ?? image ?? "")
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    .filter((link) => {
      const [path = "", anchor] = decodeURIComponent(link).split("#");
      const target = path ? join(dirname(file), path) : file;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && target.endsWith(".md") && !anchorsOf(target).has(anchor);
    });
}

test("finds a missing file and a missing heading, and ignores code", () => {
  expect(toAnchor("Passwords, limits and `lock-outs`")).toBe("passwords-limits-and-lock-outs");
  expect(anchorsOf("docs/operating.md")).toContain("configuration");
  expect(withoutCode("a\n```sh\n# b\n```\nc")).toBe("a\n\nc");
});

test("no document has a broken link", () => {
  expect(documents.flatMap((file) => brokenLinks(file).map((link) => `${file}: ${link}`))).toEqual([]);
});

/** Lists the places of a pattern in tracked files, as `[file:line, match]`. */
function grep(pattern: string, ...pathspecs: string[]): [string, string][] {
  const output = execFileSync("git", ["grep", "-noIE", pattern, "--", ...pathspecs], {
    cwd: root,
    encoding: "utf8",
  });
  return output
    .trim()
    .split("\n")
    .map((line) => line.split(/(?<=:\d+):/))
    .map(([place = "", match = ""]) => [place, match]);
}

test("every decision number in a file exists", () => {
  const numbers = documents.map((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1]);
  const missing = grep("[Dd]ecisions?[ /][0-9]{4}", ".", ":!*.gen.*").filter(
    ([, match]) => !numbers.includes(match.slice(-4)),
  );
  expect(missing).toEqual([]);
});

test("every document named in a source file exists", () => {
  const names = [...documents.map((file) => basename(file)), ...CREATED_ELSEWHERE];
  const missing = grep(
    "[A-Za-z0-9][A-Za-z0-9_-]*\\.md\\b",
    "*.ts",
    "*.tsx",
    "*.css",
    "*.yaml",
    "*.sql",
    ":!*.gen.*",
  ).filter(([, match]) => !names.includes(match));
  expect(missing).toEqual([]);
});
