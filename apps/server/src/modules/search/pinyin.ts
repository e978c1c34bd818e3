import type { Alternative } from "./search-query.ts";

const SYLLABLE =
  /^(?:[bpmfdtnlgkhjqxzcsryw]|zh|ch|sh)?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ui|ao|ou|iu|ie|ve|ue|er|an|en|in|un|vn|ia|ua|uo|a|o|e|i|u|v)$/;

/** Letters of the longest syllable, and of the longest text that is read as syllables. */
const SYLLABLE_LETTERS = 6;
const LETTERS = 40;

/** The ways in which letters may be pinyin: whole syllables, fewest first. */
export function syllablesOf(letters: string, most = 4): string[][] {
  if (letters.length > LETTERS) return [];
  // From which places the rest can be read, so that no way is gone that ends nowhere: there are millions of them.
  const leads = Array.from({ length: letters.length + 1 }, (_, at) => at === letters.length);
  const steps = (at: number) =>
    Array.from({ length: Math.min(SYLLABLE_LETTERS, letters.length - at) }, (_, n) => at + n + 1)
      .filter((end) => leads[end] && SYLLABLE.test(letters.slice(at, end)))
      .reverse();
  for (let at = letters.length - 1; at >= 0; at -= 1) leads[at] = steps(at).length > 0;
  const found: string[][] = [];
  const walk = (at: number, before: string[]) => {
    if (found.length >= most * 4) return;
    if (at === letters.length) found.push(before);
    for (const end of steps(at)) walk(end, [...before, letters.slice(at, end)]);
  };
  walk(0, []);
  return found.sort((a, b) => a.length - b.length).slice(0, most);
}

/** lü and nü are typed as lv or as lu: the index has v. */
const withUmlaut = (parts: readonly string[]): string[] =>
  parts.map((part) => part.replace(/^([ln])u(e?)$/, "$1v$2"));

/** One way in which letters may be the pinyin of a title. */
const soundOf = (parts: readonly string[], weight: number): Alternative => ({
  terms: adjacent(parts, "p:"),
  pattern: new RegExp(`(?<![a-z])${parts.join(" ")}(?![a-z])`, "gu"),
  weight,
  sounds: true,
});

const adjacent = (parts: readonly string[], prefix: string): string[] =>
  parts.length === 1
    ? [`${prefix}${parts[0]}`]
    : parts.slice(1).map((part, at) => `${prefix}${parts[at]}${part}`);

/** The ways in which a word of Latin letters may be the pinyin of a title, or its initials; none for anything else. */
export function asPinyin(word: string): Alternative[] {
  const letters = word.replaceAll("ü", "v");
  if (!/^[a-z]{2,40}$/.test(letters)) return [];
  const ways = syllablesOf(letters).flatMap((parts) => [parts, withUmlaut(parts)]);
  const whole = [...new Map(ways.map((parts) => [parts.join(" "), soundOf(parts, 0.9)])).values()];
  const initials = {
    terms: adjacent([...letters], "i:"),
    pattern: new RegExp(`(?<![a-z])${[...letters].map((letter) => `${letter}[a-z]*`).join(" ")}`, "gu"),
    weight: 0.6,
    sounds: true,
  };
  return [...whole, ...(letters.length <= 12 ? [initials] : [])];
}

/** What a syllable may begin with: letters of it that somebody has typed so far. */
const BEGUN = /^(?:zh?|ch?|sh?|[bpmfdtnlgkhjqxryw])?[aeiouv]{0,3}(?:ng?|r)?$/;

/** The ways in which letters may be the beginning of a title's pinyin: whole syllables, and some letters of one more. */
export function asBegunPinyin(word: string): Alternative[] {
  const letters = word.replaceAll("ü", "v");
  if (!/^[a-z]{2,40}$/.test(letters)) return [];
  const cuts = Array.from({ length: Math.min(SYLLABLE_LETTERS, letters.length) - 1 }, (_, n) => n + 1)
    .map((typed) => [letters.slice(0, -typed), letters.slice(-typed)] as const)
    .filter(([, begun]) => BEGUN.test(begun));
  const ways = cuts.flatMap(([before, begun]) =>
    syllablesOf(before, 1).map((whole) => ({ parts: withUmlaut(whole), begun })),
  );
  return ways.map(({ parts, begun }) => ({
    terms: [...adjacent(parts, "p:"), `i:${parts.at(-1)![0]}${begun[0]}`],
    pattern: new RegExp(`(?<![a-z])${parts.join(" ")} ${begun}`, "gu"),
    weight: 0.8,
    sounds: true,
  }));
}

/** What is heard alike in much of the country, and so typed for each other. */
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
/** Shorter words have too many neighbours. */
const respelledLength = 5;
const mostRespelled = 40;

/** What letters that are nobody's pinyin may have been meant as: one sound confused, two letters swapped, one too many. */
export function respellings(letters: string): string[] {
  if (!/^[a-z]{2,40}$/.test(letters) || letters.length < respelledLength) return [];
  const found = new Set<string>();
  for (const [pattern, other] of CONFUSED) {
    const one = new RegExp(pattern.source);
    for (const { index } of letters.matchAll(pattern))
      found.add(letters.slice(0, index) + letters.slice(index).replace(one, other));
  }
  for (let at = 0; at < letters.length; at += 1) {
    const [before, here, next, after] = [
      letters.slice(0, at),
      letters[at]!,
      letters[at + 1] ?? "",
      letters.slice(at + 2),
    ];
    found.add(before + next + here + after);
    found.add(before + next + after);
  }
  found.delete(letters);
  return [...found].filter((other) => syllablesOf(other, 1).length > 0).slice(0, mostRespelled);
}

/** The likeliest way to read a respelling. */
export const asRespelled = (letters: string): Alternative[] =>
  syllablesOf(letters, 1).map((parts) => soundOf(withUmlaut(parts), 0.8));
