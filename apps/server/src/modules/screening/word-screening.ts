import { splitTags } from "@lenscape/richtext/tags";

export type WordAction = "pass" | "mask" | "review" | "reject";

export interface Word {
  word: string;
  action: WordAction;
}

/** Match of a word in a text; `end` is exclusive. */
export interface Hit extends Word {
  start: number;
  end: number;
}

/**
 * Characters that are inserted into words to bypass the filter: invisible characters, marks, spaces and some
 * signs.
 */
const FILLER = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Mn}\p{Me}\p{Z}\s\u2800\ufffc*._~|·•-]/u;
const LATIN = /[a-z0-9]/i;

interface Folded {
  /** Folded characters without fillers. */
  chars: string[];
  /** Index of each character in the text. */
  at: number[];
}

const foldOne = (char: string): readonly string[] =>
  [...char.normalize("NFKC").toLowerCase()].filter((part) => !FILLER.test(part));

/** Folds width, case and compatibility forms of a text and removes fillers. Keeps the index of each character. */
function fold(text: string): Folded {
  const chars: string[] = [];
  const at: number[] = [];
  const cache = new Map<string, readonly string[]>();
  let index = 0;
  for (const char of text) {
    const folded = cache.get(char) ?? foldOne(char);
    cache.set(char, folded);
    for (const part of folded) {
      chars.push(part);
      at.push(index);
    }
    index += char.length;
  }
  return { chars, at };
}

/** Returns the unique key of a word; empty if the word consists of fillers. */
export const wordKey = (word: string): string => fold(word).chars.join("");

/** Finds the longest sensitive word at each position. A longer word with the action `pass` covers a shorter one. */
export class WordFilter {
  private readonly byFirst = new Map<string, { chars: string[]; latin: boolean; word: Word }[]>();

  constructor(words: readonly Word[]) {
    for (const word of words) {
      const { chars } = fold(word.word);
      const [first] = chars;
      if (first === undefined) continue;
      const list = this.byFirst.get(first) ?? [];
      list.push({ chars, latin: chars.every((char) => LATIN.test(char)), word });
      this.byFirst.set(first, list);
    }
    for (const list of this.byFirst.values()) list.sort((a, b) => b.chars.length - a.chars.length);
  }

  /** Returns all non-overlapping matches in a text, without words with the action `pass`. */
  find(text: string): Hit[] {
    const { chars, at } = fold(text);
    const hits: Hit[] = [];
    for (let i = 0; i < chars.length; ) {
      const match = this.byFirst.get(chars[i]!)?.find((entry) => {
        if (!entry.chars.every((char, k) => chars[i + k] === char)) return false;
        if (!entry.latin) return true;
        // Latin words only match as whole words: 「ass」 is not part of 「class」.
        const end = at[i + entry.chars.length - 1]! + 1;
        return !LATIN.test(text[at[i]! - 1] ?? "") && !LATIN.test(text[end] ?? "");
      });
      if (!match) {
        i += 1;
        continue;
      }
      const last = at[i + match.chars.length - 1]!;
      if (match.word.action !== "pass") {
        const width = text.codePointAt(last)! > 0xffff ? 2 : 1;
        hits.push({ ...match.word, start: at[i]!, end: last + width });
      }
      i += match.chars.length;
    }
    return hits;
  }
}

const cover = (text: string, hits: readonly Hit[]) => {
  let out = "";
  let from = 0;
  for (const { start, end } of hits) {
    out += text.slice(from, start) + "*".repeat([...text.slice(start, end)].length);
    from = end;
  }
  return out + text.slice(from);
};

/** Replaces words with the action `mask` by stars. */
export const maskText = (filter: WordFilter, text: string): string =>
  cover(
    text,
    filter.find(text).filter(({ action }) => action === "mask"),
  );

/** Attributes with readable text, in the form that the sanitizer writes. */
const LABELS = /( (?:alt|title)=")([^"]*)/g;

/** Returns the texts in attributes of sanitized HTML, such as descriptions of images. */
export const labelsIn = (html: string): string[] =>
  splitTags(html)
    .filter((_, index) => index % 2 === 1)
    .flatMap((tag) => [...tag.matchAll(LABELS)].map(([, , label]) => label!))
    .filter(Boolean);

/** Masks words in sanitized HTML, also if tags divide them. In tags, only labels are masked. */
export function maskHtml(filter: WordFilter, html: string): string {
  const parts = splitTags(html);
  const text = parts.filter((_, index) => index % 2 === 0).join("");
  const hits = filter.find(text).filter(({ action }) => action === "mask");
  const covered = new Set(
    hits.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, k) => start + k)),
  );
  let place = 0;
  return parts
    .map((part, index) => {
      if (index % 2 === 1)
        return part.replace(LABELS, (_, name: string, label: string) => name + maskText(filter, label));
      let out = "";
      for (const char of part) {
        out += covered.has(place) ? "*" : char;
        place += char.length;
      }
      return out;
    })
    .join("");
}
