import { splitTags } from "@lenscape/richtext/tags";

export type WordAction = "pass" | "mask" | "review" | "reject";

export interface Word {
  word: string;
  action: WordAction;
}

/** One word found in a text, by the places of its first and behind its last character. */
export interface Hit extends Word {
  start: number;
  end: number;
}

/** Characters put between those of a word to get it past the filter: invisible ones, marks, spaces, some signs. */
const FILLER = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Mn}\p{Me}\p{Z}\s\u2800\ufffc*._~|·•-]/u;
const LATIN = /[a-z0-9]/i;

interface Folded {
  /** The characters that count, folded. */
  chars: string[];
  /** Where each of them stands in the text. */
  at: number[];
}

const foldOne = (char: string): readonly string[] =>
  [...char.normalize("NFKC").toLowerCase()].filter((part) => !FILLER.test(part));

/** Width, case and compatibility forms folded, fillers left out; every character knows where it came from. */
function fold(text: string): Folded {
  const chars: string[] = [];
  const at: number[] = [];
  const known = new Map<string, readonly string[]>();
  let index = 0;
  for (const char of text) {
    const folded = known.get(char) ?? foldOne(char);
    known.set(char, folded);
    for (const one of folded) {
      chars.push(one);
      at.push(index);
    }
    index += char.length;
  }
  return { chars, at };
}

/** The form in which a word is kept apart from others; empty for one that says nothing. */
export const wordKey = (word: string): string => fold(word).chars.join("");

/** Finds sensitive words in texts: the longest one at each place; a longer word that passes covers a shorter one. */
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

  /** Every word of the text, none overlapping another; those that pass are left out. */
  find(text: string): Hit[] {
    const { chars, at } = fold(text);
    const hits: Hit[] = [];
    for (let i = 0; i < chars.length; ) {
      const found = this.byFirst.get(chars[i]!)?.find((entry) => {
        if (!entry.chars.every((char, k) => chars[i + k] === char)) return false;
        if (!entry.latin) return true;
        // A Latin word is one only by itself: 「ass」 is not part of 「class」.
        const end = at[i + entry.chars.length - 1]! + 1;
        return !LATIN.test(text[at[i]! - 1] ?? "") && !LATIN.test(text[end] ?? "");
      });
      if (!found) {
        i += 1;
        continue;
      }
      const last = at[i + found.chars.length - 1]!;
      if (found.word.action !== "pass") {
        const width = text.codePointAt(last)! > 0xffff ? 2 : 1;
        hits.push({ ...found.word, start: at[i]!, end: last + width });
      }
      i += found.chars.length;
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

/** The text with the words to be masked covered by stars. */
export const maskText = (filter: WordFilter, text: string): string =>
  cover(
    text,
    filter.find(text).filter(({ action }) => action === "mask"),
  );

/** Attributes with text for readers, in HTML as the sanitiser writes it. */
const LABELS = /( (?:alt|title)=")([^"]*)/g;

/** Texts in the attributes of sanitised HTML, such as descriptions of pictures. */
export const labelsIn = (html: string): string[] =>
  splitTags(html)
    .filter((_, index) => index % 2 === 1)
    .flatMap((tag) => [...tag.matchAll(LABELS)].map(([, , label]) => label!))
    .filter(Boolean);

/** Screens sanitised HTML: finds a word also where marks divide it, and changes only the labels of tags. */
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
