import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./project.mjs";
import { contractPatterns, type Literal, regexpsIn, sourceFiles } from "./regexps.ts";

// Read when the checker is loaded: its native and Java builds are not installed.
process.env.RECHECK_BACKEND = "pure";
const { checkSync } = await import("recheck");

/** Patterns that may cost more than their input is long, since their input is bounded. */
const BOUNDED = new Map([["/\\B(?=(\\d{3})+$)/g", "the digits of one number, at most 309"]]);

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: sources, as they are written
/** Patterns that are put together from parts which are all literal text, so that they cannot repeat anything. */
const KNOWN_DYNAMIC = new Map([
  ['new RegExp(`@(${names.join("|")})`, "g")', "escaped nicknames"],
  [
    'new RegExp([ESCAPED_CHARACTER, ...labels.map(escapeRegExp)].join("|"), "gu")',
    "an escaped character, or escaped names of members and topics",
  ],
  ["new RegExp(limits.orderManageShip.trackingNo.pattern)", "a pattern of the contract, checked as such"],
  ['new RegExp(bounds.pattern, "u")', "the same"],
  [
    'new RegExp(`(?<![0-9.])v?${escapePattern(text)}(?![0-9])`, "gu")',
    "an escaped version of a query, of 100 characters at most",
  ],
  ['new RegExp(escapePattern(text), "gu")', "an escaped run of Chinese of the same"],
  [
    'new RegExp([...text].map(escapePattern).join("[ _-]?"), "gu")',
    "escaped characters of a word of the same, each once, with at most one sign between them",
  ],
  [
    'new RegExp(parts.map((part) => patternOf(part).source).join("[ _-]?"), "gu")',
    "several of these in a row, as many as a synonym has words",
  ],
  ['new RegExp(QUESTION_WORDS, "gu")', "a list of words written out next to it"],
  ['new RegExp(`^(?:${FILLERS})$`, "u")', "the same"],
  ['new RegExp(`(?<![a-z])${parts.join(" ")}(?![a-z])`, "gu")', "syllables of a query: letters a to z"],
  ['new RegExp(`(?<![a-z])${parts.join(" ")} ${partial}`, "gu")', "the same, and a few letters more"],
  [
    'new RegExp(`(?<![a-z])${[...letters].map((letter) => `${letter}[a-z]*`).join(" ")}`, "gu")',
    "letters a to z, with blanks between what may repeat",
  ],
  [
    'new RegExp(\n  `(?<![a-z0-9.])v?(\\\\d+(?:\\\\.\\\\d+)+)(?![0-9])|([${CJK}]+)|((?:(?![${CJK}])[\\\\p{L}\\\\p{N}\\\\p{M}])+)`,\n  "gu",\n)',
    "classes that exclude each other, each anchored by its first character",
  ],
  ["new RegExp(pattern.source)", "one of the patterns listed before it, each checked as such"],
  ['new RegExp(limits.searchList.firmware.pattern, "u")', "a pattern of the contract, checked as such"],
]);
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above

/** Timeout of the checker for one pattern in milliseconds. */
const CHECK_TIMEOUT_MS = 60_000;

const nameOf = ({ source, flags }: Pick<Literal, "source" | "flags">) => `/${source}/${flags}`;

/** Measures the processor time that an attack takes, in milliseconds. */
function costOf({ source, flags }: Literal, attack: string): number {
  const before = process.cpuUsage();
  attack.replace(new RegExp(source, flags), "");
  return process.cpuUsage(before).user / 1000;
}

/**
 * Returns the checker's finding against a pattern; undefined for one that is linear from every position. A guess of the
 * checker, as for patterns that look around, depends on the machine's load and counts only when its attack is slow.
 */
function faultOf(pattern: Literal): string | undefined {
  const found = checkSync(pattern.source, pattern.flags, { timeout: CHECK_TIMEOUT_MS });
  if (found.status === "safe") return undefined;
  if (found.status === "unknown") return `undecided: ${found.error.kind}`;
  if (found.checker === "fuzz" && costOf(pattern, found.attack.string) < 100) return undefined;
  return `${found.complexity.summary}: ${found.attack.pattern}`;
}

const perFile = sourceFiles().map((file) => regexpsIn(file, readFileSync(join(root, file), "utf8")));
const dynamic = perFile.flatMap((found) => found.dynamic);

/** Each pattern that may meet input, with the places where it is written. */
const placesOf = new Map<string, Literal[]>();
for (const pattern of [...perFile.flatMap(({ literals }) => literals), ...contractPatterns()]) {
  const name = nameOf(pattern);
  placesOf.set(name, [...(placesOf.get(name) ?? []), pattern]);
}

describe("the checker", () => {
  test.each([
    ["a tag without an end, from every start", '"<a".replace(/<\\/?[a-z][^>]*>/i, "")'],
    ["white space at the end", "text.split(/\\s+$/)"],
    ["nested repetition", "const a = /^(a+)+$/;"],
    ["overlapping repetition", "const a = /^\\s*(.*?)\\s*$/;"],
  ])("rejects %s", (_name, text) => {
    const [literal] = regexpsIn("a.ts", text).literals;
    if (!literal) throw new Error("no pattern was found");
    expect(faultOf(literal)).toMatch(/polynomial|exponential/);
  });

  test("finds patterns in TypeScript files", () => {
    const { literals, dynamic } = regexpsIn(
      "a.tsx",
      'const a = <p>{b.replace(/c/g, "")}{new RegExp(d)}</p>;',
    );
    expect(literals).toEqual([{ place: "a.tsx:1", source: "c", flags: "g" }]);
    expect(dynamic.map(({ text }) => text)).toEqual(["new RegExp(d)"]);
  });
});

describe("every regular expression on input takes linear time", () => {
  for (const [name, patterns] of placesOf) {
    if (BOUNDED.has(name)) continue;
    // Each with a time of its own: all together take as long as they are many.
    test(`${name} in ${patterns.map(({ place }) => place).join(" ")}`, {
      timeout: 2 * CHECK_TIMEOUT_MS,
    }, () => {
      expect(patterns.slice(0, 1).map(faultOf)).toEqual([undefined]);
    });
  }

  test("finds all patterns, bounded ones too", () => {
    expect(placesOf.size).toBeGreaterThan(100);
    expect([...BOUNDED.keys()].filter((name) => !placesOf.has(name))).toEqual([]);
  });
});

test("lists every dynamic pattern with its parts", () => {
  expect(dynamic.filter(({ text }) => !KNOWN_DYNAMIC.has(text))).toEqual([]);
  expect([...KNOWN_DYNAMIC.keys()].filter((known) => !dynamic.some(({ text }) => text === known))).toEqual(
    [],
  );
});
