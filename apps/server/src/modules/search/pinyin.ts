import type { Alternative } from "./search-query.ts";

const SYLLABLE =
  /^(?:[bpmfdtnlgkhjqxzcsryw]|zh|ch|sh)?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ui|ao|ou|iu|ie|ve|ue|er|an|en|in|un|vn|ia|ua|uo|a|o|e|i|u|v)$/;

/** Length of the longest syllable, and maximum length of a text that is read as pinyin. */
const MAX_SYLLABLE_LENGTH = 6;
const MAX_LENGTH = 40;

/** Splits letters into whole syllables, results with the fewest syllables first. */
export function syllablesOf(letters: string, most = 4): string[][] {
  if (letters.length > MAX_LENGTH) return [];
  // Mark the positions from which the rest can be split, to skip dead ends, of which there can be millions.
  const canSplit = Array.from({ length: letters.length + 1 }, (_, at) => at === letters.length);
  const steps = (at: number) =>
    Array.from({ length: Math.min(MAX_SYLLABLE_LENGTH, letters.length - at) }, (_, n) => at + n + 1)
      .filter((end) => canSplit[end] && SYLLABLE.test(letters.slice(at, end)))
      .reverse();
  for (let at = letters.length - 1; at >= 0; at -= 1) canSplit[at] = steps(at).length > 0;
  const results: string[][] = [];
  const walk = (at: number, before: string[]) => {
    if (results.length >= most * 4) return;
    if (at === letters.length) results.push(before);
    for (const end of steps(at)) walk(end, [...before, letters.slice(at, end)]);
  };
  walk(0, []);
  return results.sort((a, b) => a.length - b.length).slice(0, most);
}

/** Converts lu and nu to lv and nv as in the index, because members type ü as v or as u. */
const withUmlaut = (parts: readonly string[]): string[] =>
  parts.map((part) => part.replace(/^([ln])u(e?)$/, "$1v$2"));

/** Returns the alternative for one reading of letters as pinyin. */
const soundOf = (parts: readonly string[], weight: number): Alternative => ({
  terms: adjacent(parts, "p:"),
  pattern: new RegExp(`(?<![a-z])${parts.join(" ")}(?![a-z])`, "gu"),
  weight,
  isPinyin: true,
});

const adjacent = (parts: readonly string[], prefix: string): string[] =>
  parts.length === 1
    ? [`${prefix}${parts[0]}`]
    : parts.slice(1).map((part, at) => `${prefix}${parts[at]}${part}`);

/** Returns the readings of a word of Latin letters as pinyin or initials; none for other words. */
export function asPinyin(word: string): Alternative[] {
  const letters = word.replaceAll("ü", "v");
  if (!/^[a-z]{2,40}$/.test(letters)) return [];
  const ways = syllablesOf(letters).flatMap((parts) => [parts, withUmlaut(parts)]);
  const whole = [...new Map(ways.map((parts) => [parts.join(" "), soundOf(parts, 0.9)])).values()];
  const initials = {
    terms: adjacent([...letters], "i:"),
    pattern: new RegExp(`(?<![a-z])${[...letters].map((letter) => `${letter}[a-z]*`).join(" ")}`, "gu"),
    weight: 0.6,
    isPinyin: true,
  };
  return [...whole, ...(letters.length <= 12 ? [initials] : [])];
}

/** Matches the beginning of a syllable that is being typed. */
const PARTIAL_SYLLABLE = /^(?:zh?|ch?|sh?|[bpmfdtnlgkhjqxryw])?[aeiouv]{0,3}(?:ng?|r)?$/;

/** Returns the readings of letters as the beginning of a title's pinyin: whole syllables and one partial syllable. */
export function asPartialPinyin(word: string): Alternative[] {
  const letters = word.replaceAll("ü", "v");
  if (!/^[a-z]{2,40}$/.test(letters)) return [];
  const cuts = Array.from({ length: Math.min(MAX_SYLLABLE_LENGTH, letters.length) - 1 }, (_, n) => n + 1)
    .map((typed) => [letters.slice(0, -typed), letters.slice(-typed)] as const)
    .filter(([, partial]) => PARTIAL_SYLLABLE.test(partial));
  const ways = cuts.flatMap(([before, partial]) =>
    syllablesOf(before, 1).map((whole) => ({ parts: withUmlaut(whole), partial })),
  );
  return ways.map(({ parts, partial }) => ({
    terms: [...adjacent(parts, "p:"), `i:${parts.at(-1)![0]}${partial[0]}`],
    pattern: new RegExp(`(?<![a-z])${parts.join(" ")} ${partial}`, "gu"),
    weight: 0.8,
    isPinyin: true,
  }));
}

/** Sounds that many dialects do not distinguish. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/([zcs])h/g, "$1"],
  [/([zcs])(?!h)/g, "$1h"],
  [/([aei])ng/g, "$1n"],
  [/([aei])n(?!g)/g, "$1ng"],
  [/n(?=[aeiouv])/g, "l"],
  [/l(?=[aeiouv])/g, "n"],
  [/h(?=u)/g, "f"],
  [/f(?=[aeiou])/g, "h"],
];
/** Minimum length for respellings; shorter words have too many neighbours. */
const MIN_RESPELLED_LENGTH = 5;
const MAX_RESPELLINGS = 40;

/**
 * Returns similar spellings of a word that are valid pinyin: one sound confused, two letters swapped, or one letter
 * removed.
 */
export function respellings(letters: string): string[] {
  if (!/^[a-z]{2,40}$/.test(letters) || letters.length < MIN_RESPELLED_LENGTH) return [];
  const results = new Set<string>();
  for (const [pattern, other] of CONFUSED) {
    const one = new RegExp(pattern.source);
    for (const { index } of letters.matchAll(pattern))
      results.add(letters.slice(0, index) + letters.slice(index).replace(one, other));
  }
  for (let at = 0; at < letters.length; at += 1) {
    const [before, here, next, after] = [
      letters.slice(0, at),
      letters[at]!,
      letters[at + 1] ?? "",
      letters.slice(at + 2),
    ];
    results.add(before + next + here + after);
    results.add(before + next + after);
  }
  results.delete(letters);
  return [...results].filter((other) => syllablesOf(other, 1).length > 0).slice(0, MAX_RESPELLINGS);
}

/** Returns the most likely reading of a respelling. */
export const asRespelled = (letters: string): Alternative[] =>
  syllablesOf(letters, 1).map((parts) => soundOf(withUmlaut(parts), 0.8));
