/** Runs of one script: Chinese, Japanese and Korean characters together, every other letter and digit together. */
export const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{N}\p{M}])+/gu;
/** A base character with its marks, including half-width voicing marks: the smallest unit that NFKC maps alone. */
const pieces = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;
const MAX_TERMS = 8;
/**
 * A symbol that can be searched for: an emoji, %, +, #, @, _, an arrow. Stops, quotes, brackets and dashes are excluded
 * because they occur in every text.
 */
export const signs = /(?![\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}!"',.:;?¡¿·‧、。・•])[\p{P}\p{S}]/gu;

/** Whether a query contains nothing searchable, only stops, quotes and brackets. */
export function isPunctuation(query: string): boolean {
  const text = normalizeForSearch(query);
  return text !== "" && text.search(runs) < 0 && text.search(signs) < 0;
}

/** Folds a text for comparison: NFKC, lower case, no invisible characters, single spaces. */
export function normalizeForSearch(text: string): string {
  return fold(text).replace(/\s+/g, " ").trim();
}

/** Index up to which a hit is visible in the two lines of a phone. */
const MAX_VISIBLE_INDEX = 28;
/** Number of characters that are shown before a hit further in. */
const LEAD_CHARACTERS = 14;

/**
 * Returns escaped HTML of at most `around` characters, starting shortly before the first hit, or at the beginning if
 * there is none. Hits are in `<em>`, an ellipsis marks omitted text. Width and case are ignored.
 */
export function highlight(text: string, query: string, around = 135): string {
  const originals = text.match(pieces) ?? [];
  const marked = markHits(originals, query);
  const first = marked.indexOf(true);
  let start = first > MAX_VISIBLE_INDEX ? first - LEAD_CHARACTERS : 0;
  while (start > 0 && start < first && /^[\p{P}\s]/u.test(originals[start]!)) start += 1;
  const end = Math.min(originals.length, start + around);
  let html = start > 0 ? "…" : "";
  for (let i = start; i < end; i += 1) {
    if (marked[i] && (i === start || !marked[i - 1])) html += "<em>";
    html += escapeHtml(originals[i]!);
    if (marked[i] && (i === end - 1 || !marked[i + 1])) html += "</em>";
  }
  return end < originals.length ? `${html}…` : html;
}

function markHits(originals: readonly string[], query: string): boolean[] {
  const parts: string[] = [];
  /** End index of each piece in the folded text. */
  const ends: number[] = [];
  let length = 0;
  let afterBlank = false;
  const known = new Map<string, string>();
  for (const original of originals) {
    const piece = known.get(original) ?? fold(original).replace(/\s+/g, " ");
    known.set(original, piece);
    if (!(piece === " " && afterBlank)) {
      if (piece !== "") afterBlank = piece.endsWith(" ");
      parts.push(piece);
      length += piece.length;
    }
    ends.push(length);
  }
  const folded = parts.join("");
  const marked = new Array<boolean>(originals.length).fill(false);
  const terms = normalizeForSearch(query).split(" ").filter(Boolean).slice(0, MAX_TERMS);
  for (const term of terms) {
    let piece = 0;
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length)) {
      while (ends[piece]! <= at) piece += 1;
      const first = piece;
      while (ends[piece]! < at + term.length) piece += 1;
      marked.fill(true, first, piece + 1);
    }
  }
  return marked;
}

function fold(text: string): string {
  return text
    .replace(/\p{Cc}/gu, " ")
    .replace(/[\p{Cf}\p{Variation_Selector}\p{Surrogate}]/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKC");
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
