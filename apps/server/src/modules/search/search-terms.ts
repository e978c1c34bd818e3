import { signs } from "@lenscape/richtext/search";
import { pinyin } from "pinyin-pro";

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー";
/** A version with its dots, a run of Chinese, or a word of any other script, in a folded text. */
const tokens = new RegExp(
  `(?<![a-z0-9.])v?(\\d+(?:\\.\\d+)+)(?![0-9])|([${CJK}]+)|((?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+)`,
  "gu",
);

export interface Token {
  kind: "version" | "han" | "word";
  text: string;
  at: number;
  end: number;
}

/** The tokens of a folded text, in order. */
export function tokenize(folded: string): Token[] {
  return Array.from(folded.matchAll(tokens), ({ 0: whole, 1: version, 2: run, index }) => ({
    kind: version ? "version" : run ? "han" : "word",
    text: version ?? whole,
    at: index,
    end: index + whole.length,
  }));
}

/** Whether two tokens belong together as a name does: Lens One, ISO 1600, lens_one. */
export const isJoined = (folded: string, before: Token, after: Token): boolean =>
  before.kind === "word" && after.kind === "word" && /^[ _-]?$/.test(folded.slice(before.end, after.at));

/** A sign of a folded text: an emoji, %, +, #. No token, so that words on both sides of it are cut as ever. */
export interface Sign {
  kind: "sign";
  text: string;
  at: number;
  end: number;
}

/** The signs of a folded text, in order. */
export const signsIn = (folded: string): Sign[] =>
  Array.from(folded.matchAll(signs), ({ 0: text, index }) => ({
    kind: "sign",
    text,
    at: index,
    end: index + text.length,
  }));

export const signTerm = (sign: string): string => `s:${sign}`;

/** The terms by which a text is found for its signs. */
export const signTerms = (folded: string): string[] =>
  [...new Set(signsIn(folded).map(({ text }) => text))].map(signTerm);

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, at) => `${characters[at]}${character}`);

/** 1.1.0 is found by 1.1 too. */
export function versionPrefixes(version: string): string[] {
  const parts = version.split(".");
  return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join("."));
}

/**
 * The edition of the terms, one up when a text has new ones: an index of an earlier one goes on answering while it is
 * filled again.
 */
export const EDITION = 2;

/** Three digits in a row: of a number's pairs, which are few, many documents hold all. */
const threesOf = (text: string): string[] =>
  Array.from(text.matchAll(/(?=([0-9]{3}))/g), ([, three]) => three!);

/** What a run or word must hold to be found by a part of it. */
export function piecesOf({ kind, text }: Pick<Token, "kind" | "text">): string[] {
  if (kind === "version") return [`v:${text}`];
  const characters = [...text];
  if (characters.length === 1) return [`c:${text}`];
  return [...pairsOf(characters).map((pair) => `b:${pair}`), ...threesOf(text).map((three) => `n:${three}`)];
}

/** The terms that an index of an edition knows of. The first one had no digits by threes. */
export const termsIn = (edition: number, terms: readonly string[]): readonly string[] =>
  edition >= 2 ? terms : terms.filter((term) => !/^t?n:/.test(term));

/** What is longer is no word that somebody may have meant. */
const WORD_LENGTH = 24;

/** All terms of a folded text, and which of them are words of the vocabulary. */
export function termsOf(folded: string): { terms: Set<string>; words: Set<string> } {
  const terms = new Set<string>();
  const words = new Set<string>();
  let before: Token | undefined;
  for (const token of tokenize(folded)) {
    if (token.kind === "version") {
      for (const prefix of versionPrefixes(token.text)) terms.add(`v:${prefix}`);
      for (const digits of token.text.split(".")) {
        terms.add(`w:${digits}`);
        for (const piece of piecesOf({ kind: "word", text: digits })) terms.add(piece);
      }
    } else {
      const characters = [...token.text];
      for (const piece of piecesOf(token)) terms.add(piece);
      if (token.kind === "han") {
        for (const character of characters) terms.add(`c:${character}`);
        for (const pair of pairsOf(characters)) words.add(pair);
      } else {
        terms.add(`w:${token.text}`).add(`c:${characters[0]}`);
        if (characters.length <= WORD_LENGTH) words.add(token.text);
        if (before && isJoined(folded, before, token)) {
          const joined = before.text + token.text;
          terms.add(`w:${joined}`);
          if ([...joined].length <= WORD_LENGTH) words.add(joined);
        }
      }
    }
    before = token;
  }
  return { terms, words };
}

/** Syllables of every Chinese run of a folded text, without tones; runs on lines of their own. */
export function pinyinOf(folded: string): string {
  return tokenize(folded)
    .filter(({ kind }) => kind === "han")
    .map(({ text }) => pinyin(text, { toneType: "none", type: "array", v: true }).join(" "))
    .join("\n");
}

/** The terms by which a title is found by pinyin and by the initials of it. */
export function pinyinTerms(syllables: string): string[] {
  const terms = new Set<string>();
  for (const line of syllables.split("\n")) {
    const run = line.split(" ").filter(Boolean);
    for (const syllable of run) terms.add(`p:${syllable}`);
    run.slice(1).forEach((syllable, at) => {
      terms.add(`p:${run[at]}${syllable}`);
      terms.add(`i:${run[at]![0]}${syllable[0]}`);
    });
  }
  return [...terms];
}

const FNV_PRIME = 0x01000193;

/** The number that stands for a term in the index: FNV-1a of its UTF-16 units, 32 bits, signed. */
export function hashOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) {
    hash = Math.imul(hash ^ (term.charCodeAt(at) & 0xff), FNV_PRIME);
    hash = Math.imul(hash ^ (term.charCodeAt(at) >> 8), FNV_PRIME);
  }
  return hash | 0;
}

/** How many levels below its own a document's rank is listed under: four powers of ten of heat, or sixteen months. */
const LEVELS_DOWN = 12;
const LEVELS_PER_DECADE = 3;

export const levelOf = (rank: number): number => Math.floor(rank * LEVELS_PER_DECADE);
/** The least rank that a level's documents have. */
export const rankAt = (level: number): number => level / LEVELS_PER_DECADE;
const levelTerm = (level: number): string => `l:${level}`;

/** The terms that say of a document how high it ranks: its own level, and some below. */
export const levelTerms = (rank: number): string[] =>
  Array.from({ length: LEVELS_DOWN }, (_, down) => levelTerm(levelOf(rank) - down));

/** The terms of which every document has one that ranks at least as high as a level, up to the top one. */
export const levelsFrom = (level: number, top: number): string[] =>
  Array.from({ length: Math.floor(Math.max(top - level, 0) / LEVELS_DOWN) + 1 }, (_, step) =>
    levelTerm(level + step * LEVELS_DOWN),
  );
