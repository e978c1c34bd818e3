/** Runs of one script: Chinese, Japanese and Korean characters together, every other letter and digit together. */
export const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{N}\p{M}])+/gu;
/** A base character with its marks, the half-width voicing marks among them: the smallest piece NFKC maps alone. */
const pieces = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;
const mostTerms = 8;
/**
 * One sign that says something by itself: an emoji, %, +, #, @, _, an arrow. What only parts or frames a sentence stands
 * in every text and says nothing of any: stops, quotes, brackets, dashes.
 */
export const signs = /(?![\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}!"',.:;?¡¿·‧、。・•])[\p{P}\p{S}]/gu;

/** Whether a query has nothing to look for in it: stops, quotes and brackets alone. */
export function isPunctuation(query: string): boolean {
  const text = normalizeForSearch(query);
  return text !== "" && text.search(runs) < 0 && text.search(signs) < 0;
}

/** Folds a text for comparison: NFKC, lower case, no invisible characters, single spaces. */
export function normalizeForSearch(text: string): string {
  return fold(text).replace(/\s+/g, " ").trim();
}

/** A hit further in than this is not in sight in the two lines of a phone: the text then begins shortly before it. */
const inSight = 28;
const leadCharacters = 14;

/**
 * Takes a plain text and a query; returns escaped HTML of at most `around` characters from shortly before the first
 * hit, with every hit inside `<em>` and an ellipsis where text was left out. Width and case do not matter; the original
 * spelling is what is shown. Without a hit it is the beginning of the text.
 */
export function highlight(text: string, query: string, around = 135): string {
  const originals = text.match(pieces) ?? [];
  const marked = markHits(originals, query);
  const first = marked.indexOf(true);
  let start = first > inSight ? first - leadCharacters : 0;
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
  /** Where in the folded text each piece ends. */
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
  const terms = normalizeForSearch(query).split(" ").filter(Boolean).slice(0, mostTerms);
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
