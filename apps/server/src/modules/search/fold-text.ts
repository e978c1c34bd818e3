import { normalizeForSearch } from "@lenscape/richtext/search";
import { Converter } from "opencc-js/t2cn";

const toSimplified = Converter({ from: "t", to: "cn" });
/** Cache of simplified characters of the basic plane; 0 = not converted yet. */
const simplifiedCodes = new Uint16Array(0x10000);

/**
 * Simplifies one UTF-16 unit. Characters are converted separately, so that the length of the text and the positions
 * of hits do not change.
 */
function simplify(code: number): number {
  const character = String.fromCharCode(code);
  const converted = code >= 0x3400 && code <= 0x9fff ? toSimplified(character) : character;
  const simple = converted.length === 1 ? converted.charCodeAt(0) : code;
  simplifiedCodes[code] = simple;
  return simple;
}

function simplifyAll(text: string): string {
  let result = "";
  let copiedTo = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const simple = simplifiedCodes[code] || simplify(code);
    if (simple === code) continue;
    result += text.slice(copiedTo, at) + String.fromCharCode(simple);
    copiedTo = at + 1;
  }
  return copiedTo === 0 ? text : result + text.slice(copiedTo);
}

/** Folds a text for comparison: NFKC, lower case, simplified, no invisible characters, single spaces. */
export const fold = (text: string): string => simplifyAll(normalizeForSearch(text));

/** Matches a base character with its combining marks: the smallest part that can be folded alone. */
const pieces = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;

/** Cache of folded single characters. */
const foldedPieces = new Map<string, string>();

function foldPiece(piece: string): string {
  if (piece.length > 1) return fold(piece);
  const cached = foldedPieces.get(piece);
  if (cached !== undefined) return cached;
  const folded = /\s/u.test(piece) ? " " : fold(piece);
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
  return { folded, places };
}
