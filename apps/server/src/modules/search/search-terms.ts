import { signs } from "@lenscape/richtext/search";
import { pinyin } from "pinyin-pro";

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー";
/** Matches a version number, a run of Chinese, or a word of any other script, in a folded text. */
const TOKEN = new RegExp(
  `(?<![a-z0-9.])v?(\\d+(?:\\.\\d+)+)(?![0-9])|([${CJK}]+)|((?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+)`,
  "gu",
);

export interface Token {
  kind: "version" | "han" | "word";
  text: string;
  at: number;
  end: number;
}

/** Splits a folded text into tokens, in order. */
export function tokenize(folded: string): Token[] {
  return Array.from(folded.matchAll(TOKEN), ({ 0: whole, 1: version, 2: run, index }) => ({
    kind: version ? "version" : run ? "han" : "word",
    text: version ?? whole,
    at: index,
    end: index + whole.length,
  }));
}

/** Whether two tokens form one name: Lens One, ISO 1600, lens_one. */
export const isJoined = (folded: string, before: Token, after: Token): boolean =>
  before.kind === "word" && after.kind === "word" && /^[ _-]?$/.test(folded.slice(before.end, after.at));

/**
 * A sign in a folded text: an emoji, %, +, #. Not a token, so that signs do not change how adjacent words are split.
 */
export interface Sign {
  kind: "sign";
  text: string;
  at: number;
  end: number;
}

/** Finds the signs of a folded text, in order. */
export const signsIn = (folded: string): Sign[] =>
  Array.from(folded.matchAll(signs), ({ 0: text, index }) => ({
    kind: "sign",
    text,
    at: index,
    end: index + text.length,
  }));

export const signTerm = (sign: string): string => `s:${sign}`;

/** Returns the terms for the signs of a text. */
export const signTerms = (folded: string): string[] =>
  [...new Set(signsIn(folded).map(({ text }) => text))].map(signTerm);

const pairsOf = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, at) => `${characters[at]}${character}`);

/** Returns the prefixes of a version with at least two parts, because 1.1 also finds 1.1.0. */
export function versionPrefixes(version: string): string[] {
  const parts = version.split(".");
  return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join("."));
}

/**
 * Edition of the terms. Increase it when documents get new kinds of terms or are folded in another way: an older index
 * still answers while it is rebuilt. Edition 2 added runs of three digits, 3 folds accents, kana and thousands
 * separators.
 */
export const EDITION = 3;

/** Returns all runs of three digits. Pairs of digits are too common to select documents by. */
const threesOf = (text: string): string[] =>
  Array.from(text.matchAll(/(?=([0-9]{3}))/g), ([, three]) => three!);

/** Returns the terms that a document needs for a substring match of a token. */
export function piecesOf({ kind, text }: Pick<Token, "kind" | "text">): string[] {
  if (kind === "version") return [`v:${text}`];
  const characters = [...text];
  if (characters.length === 1) return [`c:${text}`];
  return [...pairsOf(characters).map((pair) => `b:${pair}`), ...threesOf(text).map((three) => `n:${three}`)];
}

/** Filters out terms that an older edition does not have. Edition 1 has no runs of three digits. */
export const termsIn = (edition: number, terms: readonly string[]): readonly string[] =>
  edition >= 2 ? terms : terms.filter((term) => !/^t?n:/.test(term));

/** Maximum length of a vocabulary word; longer ones are never corrections. */
const MAX_WORD_LENGTH = 24;

/** Returns the terms of a folded text, and its words for the vocabulary. */
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
        if (characters.length <= MAX_WORD_LENGTH) words.add(token.text);
        if (before && isJoined(folded, before, token)) {
          const joined = before.text + token.text;
          terms.add(`w:${joined}`);
          if ([...joined].length <= MAX_WORD_LENGTH) words.add(joined);
        }
      }
    }
    before = token;
  }
  return { terms, words };
}

/** Returns the syllables of all Chinese runs without tones, one run per line. */
export function pinyinOf(folded: string): string {
  return tokenize(folded)
    .filter(({ kind }) => kind === "han")
    .map(({ text }) => pinyin(text, { toneType: "none", type: "array", v: true }).join(" "))
    .join("\n");
}

/** Returns the terms to find a title by its pinyin or initials. */
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

/** Returns the 32-bit signed hash of a term: FNV-1a of its UTF-16 units. */
export function hashOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) {
    hash = Math.imul(hash ^ (term.charCodeAt(at) & 0xff), FNV_PRIME);
    hash = Math.imul(hash ^ (term.charCodeAt(at) >> 8), FNV_PRIME);
  }
  return hash | 0;
}

/**
 * Number of levels that a document is listed under, from its own downwards: four powers of ten of heat, or sixteen
 * months.
 */
const LEVELS_DOWN = 12;
const LEVELS_PER_DECADE = 3;

export const levelOf = (rank: number): number => Math.floor(rank * LEVELS_PER_DECADE);
/** Returns the minimum rank of a level's documents. */
export const rankAt = (level: number): number => level / LEVELS_PER_DECADE;
const levelTerm = (level: number): string => `l:${level}`;

/** Returns the level terms of a document: its own level and the levels below. */
export const levelTerms = (rank: number): string[] =>
  Array.from({ length: LEVELS_DOWN }, (_, down) => levelTerm(levelOf(rank) - down));

/** Returns the level terms of which every document ranked at least `level` has exactly one, up to the top level. */
export const levelsFrom = (level: number, top: number): string[] =>
  Array.from({ length: Math.floor(Math.max(top - level, 0) / LEVELS_DOWN) + 1 }, (_, step) =>
    levelTerm(level + step * LEVELS_DOWN),
  );
