import { normalizeForSearch } from "@lenscape/richtext/search";
import { Converter } from "opencc-js/t2cn";

const toSimplified = Converter({ from: "t", to: "cn" });
/** What each character of the basic plane is simplified to; 0 where nobody has asked yet. */
const simplified = new Uint16Array(0x10000);

/** One character simplified. By itself, so that a text keeps its length and a hit its place. */
function simplify(code: number): number {
  const character = String.fromCharCode(code);
  const converted = code >= 0x3400 && code <= 0x9fff ? toSimplified(character) : character;
  const simple = converted.length === 1 ? converted.charCodeAt(0) : code;
  simplified[code] = simple;
  return simple;
}

function simplifyAll(text: string): string {
  let result = "";
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const simple = simplified[code] || simplify(code);
    if (simple === code) continue;
    result += text.slice(done, at) + String.fromCharCode(simple);
    done = at + 1;
  }
  return done === 0 ? text : result + text.slice(done);
}

/** Folds a text for comparison: NFKC, lower case, simplified, no invisible characters, single spaces. */
export const fold = (text: string): string => simplifyAll(normalizeForSearch(text));

/** A base character with its marks: the smallest piece that folds alone. */
const pieces = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;

/** What single characters fold to; there are only so many. */
const foldedPieces = new Map<string, string>();

function foldPiece(piece: string): string {
  if (piece.length > 1) return fold(piece);
  const known = foldedPieces.get(piece);
  if (known !== undefined) return known;
  const folded = /\s/u.test(piece) ? " " : fold(piece);
  foldedPieces.set(piece, folded);
  return folded;
}

/** A text folded piece by piece, with the place in the original of every character of it. */
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
