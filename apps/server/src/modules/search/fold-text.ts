import { normalizeForSearch } from "@lenscape/richtext/search";
import { Converter } from "opencc-js/t2cn";

const toSimplified = Converter({ from: "t", to: "cn" });
/** Cache of folded characters of the basic plane; 0 = not converted yet. */
const foldedCodes = new Uint16Array(0x10000);

/** Letters that have no accent in Unicode but are typed without their stroke. */
const STROKES: Readonly<Record<string, string>> = { ø: "o", đ: "d", ħ: "h", ł: "l", ŧ: "t", ı: "i" };

/** Removes the accents of a Latin or Greek letter. Marks of other scripts distinguish letters, as in が and й. */
const withoutAccents = (character: string): string =>
  STROKES[character] ??
  character.normalize("NFD").replace(/^([\p{Script=Latin}\p{Script=Greek}])\p{M}+$/u, "$1");

/** Converts katakana to hiragana. The length mark ー and letters without a counterpart stay. */
const toHiragana = (code: number): number =>
  (code >= 0x30a1 && code <= 0x30f6) || code === 0x30fd || code === 0x30fe ? code - 0x60 : code;

/**
 * Folds one UTF-16 unit. Characters are converted separately, so that the length of the text and the positions of hits
 * do not change.
 */
function foldCode(code: number): number {
  const character = String.fromCharCode(code);
  let folded = character;
  if (code >= 0x3400 && code <= 0x9fff) folded = toSimplified(character);
  else if (code >= 0x80 && code <= 0x1fff) folded = withoutAccents(character);
  else folded = String.fromCharCode(toHiragana(code));
  const result = folded.length === 1 ? folded.charCodeAt(0) : code;
  foldedCodes[code] = result;
  return result;
}

function foldCharacters(text: string): string {
  let result = "";
  let copiedTo = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const folded = foldedCodes[code] || foldCode(code);
    if (folded === code) continue;
    result += text.slice(copiedTo, at) + String.fromCharCode(folded);
    copiedTo = at + 1;
  }
  return copiedTo === 0 ? text : result + text.slice(copiedTo);
}

/** Accents that no precomposed letter has. */
const LOOSE_ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;

/** Commas between groups of three digits: 1,280 and 1,280,000, but not 1,28 or 12,3456. */
const THOUSANDS = /(?<=(?<![0-9.]|[0-9],)[0-9]{1,3}(?:,[0-9]{3}){0,8}),(?=[0-9]{3}(?![0-9]))/g;

const foldLetters = (text: string): string =>
  foldCharacters(normalizeForSearch(text)).replace(LOOSE_ACCENTS, "$1");

/**
 * Folds a text for comparison: NFKC, lower case, simplified, without accents and thousands separators, hiragana for
 * katakana, no invisible characters, single spaces.
 */
export const fold = (text: string): string => foldLetters(text).replace(THOUSANDS, "");

/** Matches a base character with its combining marks: the smallest part that can be folded alone. */
const pieces = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;

/** Cache of folded single characters. */
const foldedPieces = new Map<string, string>();

function foldPiece(piece: string): string {
  if (piece.length > 1) return foldLetters(piece);
  const cached = foldedPieces.get(piece);
  if (cached !== undefined) return cached;
  const folded = /\s/u.test(piece) ? " " : foldLetters(piece);
  foldedPieces.set(piece, folded);
  return folded;
}

/** Folds a text piece by piece, and returns the original position of every folded character. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const part = /^\s./u.test(piece) ? " " : foldPiece(piece);
    if (part === " " && folded.endsWith(" ")) continue;
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) places.push(index);
  }
  places.push(text.length);
  return withoutThousands(folded, places);
}

/** Removes thousands separators with their positions. */
function withoutThousands(folded: string, places: number[]): { folded: string; places: number[] } {
  const commas = new Set(Array.from(folded.matchAll(THOUSANDS), ({ index }) => index));
  if (commas.size === 0) return { folded, places };
  return { folded: folded.replace(THOUSANDS, ""), places: places.filter((_, at) => !commas.has(at)) };
}
